import { z } from "zod";
import type { Schema } from "./types";

const COMPONENTS = "#/components/schemas/";
const LOCAL = "#/$defs/";

/** Collects what the contracts name by `.meta({ id })` as components, while the document is built. */
export class SchemaCollector {
  readonly schemas: Record<string, Schema> = {};

  /**
   * JSON Schema (2020-12) of a contract, its named parts as references to components.
   * @param io `input` as callers send it, `output` as it is after parsing: for answers both are the same
   * Objects are open: answers gain fields, and unknown ones of a request are ignored.
   */
  schemaOf(contract: z.ZodType, io: "input" | "output"): Schema {
    const { $schema: _, $defs = {}, ...schema } = z.toJSONSchema(contract, { io, override: ({ jsonSchema }) => relax(jsonSchema) });
    for (const [id, definition] of Object.entries($defs)) this.schemas[id] = point(definition);
    return point(schema);
  }
}

/** zod bounds every integer by what JavaScript can count to, which says nothing about the field, and closes every object. */
function relax(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** The same schema with zod's references turned to the document's components. */
function point(schema: Schema): Schema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === "$ref" && typeof value === "string" ? value.replace(LOCAL, COMPONENTS) : value,
  );
  return JSON.parse(text);
}

/** Name of the component that a reference leads to, or null. */
export function componentOf(schema: Schema): string | null {
  return schema.$ref?.startsWith(COMPONENTS) ? schema.$ref.slice(COMPONENTS.length) : null;
}
