import { DIRECTION_TEXT, MAX_DIRECTION_TEXT } from "../interface/direction-text";
import { componentOf } from "./schemas";
import type { Parameter, Schema } from "./types";

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The parameters of a query. A list is one exploded parameter: `airlines=HY&airlines=TK`. Items that have fields are texts here: OpenAPI has no
 * style for `directions[0][date]`, and a generated client that is told of objects sends `[object Object]` or nothing. The component that
 * `x-query` names has the objects, for clients that write brackets.
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
  const items: Schema = { type: "string", pattern: DIRECTION_TEXT, maxLength: MAX_DIRECTION_TEXT };
  return { ...shared, description: `${description}. ${directionForms(name)}`, ...exploded, schema: { ...schema, items }, ...example };
}

function directionForms(name: string): string {
  return [
    `Each is one text: departure, arrival and day, \`${name}=TAS-IST-2027-03-12&${name}=IST-TAS-2027-03-19\``,
    "What else is asked of it follows after commas, in any order: `TAS-IST-2027-03-12,arrival_type=airport,departure_from=08:00,departure_to=12:00`",
    "`departure_type` and `arrival_type` are `airport` or `city`, where a code is both, such as IST; `departure_from`, `departure_to`, `arrival_from` and `arrival_to` are `HH:MM` on the airport's clock, included",
    `Or field by field with brackets, numbered from 0: \`${name}[0][departure_airport]=TAS&${name}[0][arrival_airport]=IST&${name}[0][date]=2027-03-12\`; \`SearchDirection\` has all fields`,
  ].join(". ");
}
