import { z } from "zod";

const node = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  /** `#/$defs/SearchQuery`: a contract that has a name. */
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.unknown()).optional(),
});

/** How many unknown names are listed: a request may have a thousand. */
const MOST_TOLD = 20;
const MOST_CHARACTERS = 80;

const known = new WeakMap<z.ZodType, unknown>();

function schemaOf(contract: z.ZodType): unknown {
  const found = known.get(contract);
  if (found !== undefined) return found;
  const schema = z.toJSONSchema(contract, { io: "input", unrepresentable: "any" });
  known.set(contract, schema);
  return schema;
}

/**
 * Names in a query or body that its contract does not have, such as `directions.0.arival_airport`: they are ignored, and whoever misspelt one
 * believes otherwise.
 * @param contract none where nothing may be sent
 */
export function unknownNames(contract: z.ZodType | undefined, input: unknown): string[] {
  const schema = contract ? schemaOf(contract) : { properties: {} };
  const { $defs = {} } = node.parse(schema);
  return [...namesIn(schema, input, "", $defs)].slice(0, MOST_TOLD).map((name) => name.slice(0, MOST_CHARACTERS));
}

function* namesIn(schema: unknown, input: unknown, path: string, defs: Record<string, unknown>): Generator<string> {
  const parsed = node.safeParse(schema);
  if (!parsed.success || typeof input !== "object" || input === null) return;
  const { properties, items, $ref } = parsed.data;
  if ($ref !== undefined) yield* namesIn(defs[$ref.split("/").at(-1) ?? ""], input, path, defs);
  else if (Array.isArray(input)) for (const [index, item] of input.entries()) yield* namesIn(items, item, `${path}${index}.`, defs);
  else if (properties)
    for (const [name, value] of Object.entries(input)) {
      if (Object.hasOwn(properties, name)) yield* namesIn(properties[name], value, `${path}${name}.`, defs);
      else yield `${path}${name}`;
    }
}
