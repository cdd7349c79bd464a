import { DIRECTION_TEXT } from "../offers";
import { componentOf } from "./schemas";
import type { Parameter, Schema } from "./types";

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The parameters of a query. A list is one exploded parameter: `airlines=HY&airlines=TK`. Items that are objects are written with brackets
 * (`directions[0][date]`), which OpenAPI has no style for, or as one text each, for generated clients that write no brackets.
 */
export function queryParameters(query: Schema, example: Record<string, unknown>): Parameter[] {
  const required = new Set(query.required);
  return Object.entries(query.properties ?? {}).flatMap(([name, schema]) =>
    isSchema(schema) ? [parameter(name, required.has(name), schema, example[name])] : [],
  );
}

function parameter(name: string, required: boolean, { description = "", ...schema }: Schema, value: unknown): Parameter {
  const example = value === undefined ? {} : { example: value };
  const shared = { name, in: "query", required } as const;
  if (schema.type !== "array") return { ...shared, description, schema, ...example };
  const exploded = { style: "form", explode: true } as const;
  if (!isSchema(schema.items) || componentOf(schema.items) === null) {
    const forms = `Several come as \`${name}=…&${name}=…\`, or as \`${name}[0]=…&${name}[1]=…\`; at most ${schema.maxItems}.`;
    return { ...shared, description: `${description}. ${forms}`, ...exploded, schema, ...example };
  }
  const forms = `Each item as \`${name}[0][…]=…\`, field by field, numbered from 0; or as one text, \`${name}=TAS-IST-2027-03-12\`: departure, arrival and day`;
  const items: Schema = { anyOf: [schema.items, { type: "string", pattern: DIRECTION_TEXT.source }] };
  return { ...shared, description: `${description}. ${forms}`, ...exploded, schema: { ...schema, items }, ...example };
}
