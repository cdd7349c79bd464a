import type { Parameter, Schema } from "./types";

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A nested query as clients spell it: `directions[0][date]` for each item that the list may have, `airlines[0]` for the first of a list of
 * texts, whose other forms are in its description.
 * @param resolve the schema itself where one is given by reference
 */
export function queryParameters(query: Schema, example: Record<string, unknown>, resolve: (schema: Schema) => Schema): Parameter[] {
  const required = new Set(query.required);
  return Object.entries(query.properties ?? {}).flatMap(([name, schema]) => {
    if (!isSchema(schema)) return [];
    const value = example[name];
    if (schema.type !== "array") return [parameter(name, required.has(name), schema, value)];
    if (!isSchema(schema.items)) return [];
    const items = resolve(schema.items);
    const values = Array.isArray(value) ? value : [];
    return items.type === "object" ? nested(name, schema, items, values) : [listed(name, required.has(name), schema, items, values[0])];
  });
}

function parameter(name: string, required: boolean, { description = "", ...schema }: Schema, example: unknown): Parameter {
  return { name, in: "query", required, description, schema, ...(example === undefined ? {} : { example }) };
}

function nested(name: string, list: Schema, item: Schema, values: unknown[]): Parameter[] {
  const { minItems = 0, maxItems = 1 } = list;
  const needed = new Set(item.required);
  return Array.from({ length: maxItems }, (_, index) => {
    const sent = values[index];
    return Object.entries(item.properties ?? {}).flatMap(([field, schema]) => {
      if (!isSchema(schema)) return [];
      const example: unknown = isSchema(sent) ? Reflect.get(sent, field) : undefined;
      return [parameter(`${name}[${index}][${field}]`, index < minItems && needed.has(field), schema, example)];
    });
  }).flat();
}

function listed(name: string, required: boolean, list: Schema, item: Schema, example: unknown): Parameter {
  const forms = `Further items are \`${name}[1]\`, \`${name}[2]\` and so on, at most ${list.maxItems}; a repeated plain \`${name}\` is understood too.`;
  return parameter(`${name}[0]`, required, { ...item, description: `${list.description}. ${forms}` }, example);
}
