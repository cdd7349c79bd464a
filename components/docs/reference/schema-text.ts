import { componentOf } from "@/lib/contracts/openapi/schemas";
import type { Schema } from "@/lib/contracts/openapi/types";

export type Schemas = Record<string, Schema>;

/** A field as the reference shows it. */
export interface Field {
  name: string;
  /** Type in words, such as `string`, `array of Offer`, `number or null`. */
  type: string;
  isRequired: boolean;
  description: string;
  /** Allowed values, where they are few. */
  values: string[];
  /** Fields inside it; none where its shape stands apart. */
  fields: Field[];
  /** Name of the shape inside it, where that is shown once for the whole page. */
  shape: string | null;
}

/** A schema with its reference followed; what stands beside the reference wins. */
function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = componentOf(schema);
  const target = name === null ? undefined : schemas[name];
  if (!target) return schema;
  const { $ref: _, ...beside } = schema;
  return { ...target, ...beside };
}

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);

/** Splits `null` off: the rest of the alternatives, and whether null is one. */
function alternatives(schema: Schema): { main: Schema; nullable: boolean } {
  const options = schema.anyOf ?? [];
  const [only] = options.filter((one) => one.type !== "null");
  if (only && options.some((one) => one.type === "null")) return { main: only, nullable: true };
  const types = Array.isArray(schema.type) ? schema.type : [];
  const [type] = types.filter((one) => one !== "null");
  return type ? { main: { ...schema, type }, nullable: types.includes("null") } : { main: schema, nullable: false };
}

/** What a schema is, in words. */
export function typeText(schema: Schema, schemas: Schemas): string {
  const { main, nullable } = alternatives(schema);
  const name = nameOf(main, schemas);
  return nullable ? `${name} or null` : name;
}

function nameOf(schema: Schema, schemas: Schemas): string {
  const component = componentOf(schema);
  if (component !== null) return component;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map((one) => typeText(one, schemas)).join(" or ");
  if (isSchema(schema.items)) return `array of ${typeText(schema.items, schemas)}`;
  if (isSchema(schema.additionalProperties)) return `object, each value ${typeText(schema.additionalProperties, schemas)}`;
  if (schema.format) return `${schema.type}, ${schema.format}`;
  return typeof schema.type === "string" ? schema.type : "any";
}

/** The schema whose fields are inside: through arrays, maps and null. */
function innermost(schema: Schema, schemas: Schemas): Schema {
  const { main } = alternatives(schema);
  const resolved = resolve(main, schemas);
  const named = resolved.anyOf?.find((one) => componentOf(one) !== null);
  if (named) return innermost(named, schemas);
  if (isSchema(resolved.items)) return innermost(resolved.items, schemas);
  if (isSchema(resolved.additionalProperties)) return innermost(resolved.additionalProperties, schemas);
  return resolved;
}

/** Name of the component whose fields are inside: through arrays, maps and null. */
function shapeOf(schema: Schema, schemas: Schemas): string | null {
  const { main } = alternatives(schema);
  const name = componentOf(main);
  if (name !== null && schemas[name]?.properties) return name;
  const resolved = resolve(main, schemas);
  if (isSchema(resolved.items)) return shapeOf(resolved.items, schemas);
  return isSchema(resolved.additionalProperties) ? shapeOf(resolved.additionalProperties, schemas) : null;
}

/** Shapes that occur more than once in these schemas: a page shows each of them once, and links to it. */
export function repeatedShapes(roots: readonly Schema[], schemas: Schemas): ReadonlySet<string> {
  const met = new Set<string>();
  const repeated = new Set<string>();
  const walk = (schema: Schema) => {
    const name = shapeOf(schema, schemas);
    if (name !== null && met.has(name)) {
      repeated.add(name);
      return;
    }
    if (name !== null) met.add(name);
    for (const part of Object.values(innermost(schema, schemas).properties ?? {})) if (isSchema(part)) walk(part);
  };
  for (const root of roots) walk(root);
  return repeated;
}

/**
 * The fields of a schema, in their order, with those inside them.
 * @param apart shapes that stand elsewhere on the page
 */
export function fieldsOf(schema: Schema, schemas: Schemas, apart: ReadonlySet<string>): Field[] {
  const { properties = {}, required = [] } = innermost(schema, schemas);
  return Object.entries(properties).flatMap(([name, shape]) => {
    if (!isSchema(shape)) return [];
    const { main } = alternatives(shape);
    const inner = shapeOf(shape, schemas);
    const isApart = inner !== null && apart.has(inner);
    return [
      {
        name,
        type: typeText(shape, schemas),
        isRequired: required.includes(name),
        description: shape.description ?? resolve(main, schemas).description ?? "",
        values: (innermost(shape, schemas).enum ?? []).map(String),
        fields: isApart ? [] : fieldsOf(shape, schemas, apart),
        shape: isApart ? inner : null,
      },
    ];
  });
}
