import { z } from "zod";

/** How small and how large a number, how short and long a text or list may be; null where the contract names no bound. */
export interface Bounds {
  min: number | null;
  max: number | null;
  /** Whether a number may have decimals. */
  decimals: boolean;
}

const node = z.looseObject({
  type: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  /** A value that may also be null, mostly. */
  anyOf: z.array(z.unknown()).optional(),
  /** `#/$defs/SearchQuery`: a contract that has a name. */
  $ref: z.string().optional(),
});
const root = z.looseObject({
  $defs: z.record(z.string(), z.unknown()).optional(),
  $ref: z.string().optional(),
  required: z.array(z.string()).optional(),
});

const cache = new WeakMap<z.ZodType, readonly unknown[]>();

/** What goes in and what comes out: a transformation hides one side's bounds. */
function sidesOf(schema: z.ZodType): readonly unknown[] {
  const known = cache.get(schema);
  if (known) return known;
  const sides = (["input", "output"] as const).map((io) => z.toJSONSchema(schema, { io, unrepresentable: "any" }));
  cache.set(schema, sides);
  return sides;
}

/** Fields that a contract names as required, those that its parser lets pass because they have codes of their own too. */
export function requiredOf(schema: z.ZodType): readonly string[] {
  const side = root.parse(sidesOf(schema)[0]);
  const named = side.$ref === undefined ? side : root.parse(side.$defs?.[side.$ref.split("/").at(-1) ?? ""] ?? {});
  return named.required ?? [];
}

/** Fields of an object that must be there, and may be null: null says something of them, as that a warning ends. */
export function nullableOf(schema: z.ZodType): readonly string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const fields: [string, z.core.$ZodType][] = Object.entries(schema.shape);
  return fields.filter(([, field]) => z.safeParse(field, null).success && !z.safeParse(field, undefined).success).map(([name]) => name);
}

/** Both ends of what a contract allows at a place in it, so that an error can name them together. */
export function boundsOf(schema: z.ZodType, path: readonly PropertyKey[]): Bounds {
  const found = sidesOf(schema).map((side) => boundsAt(side, path, root.parse(side).$defs ?? {}));
  return firstOf(found);
}

function firstOf(found: readonly Bounds[]): Bounds {
  const bounded = found.find(({ min, max }) => min !== null || max !== null);
  return bounded ?? { min: null, max: null, decimals: found.some(({ decimals }) => decimals) };
}

function boundsAt(json: unknown, path: readonly PropertyKey[], defs: Record<string, unknown>): Bounds {
  const parsed = node.safeParse(json);
  if (!parsed.success) return { min: null, max: null, decimals: false };
  const { properties, items, $ref, anyOf, ...own } = parsed.data;
  if ($ref !== undefined) return boundsAt(defs[$ref.split("/").at(-1) ?? ""], path, defs);
  if (anyOf) return firstOf(anyOf.map((each) => boundsAt(each, path, defs)));
  const [key, ...rest] = path;
  if (key !== undefined) return boundsAt(typeof key === "number" ? items : properties?.[String(key)], rest, defs);
  return {
    min: named(own.minimum ?? own.minLength ?? own.minItems),
    max: named(own.maximum ?? own.maxLength ?? own.maxItems),
    decimals: own.type === "number",
  };
}

/** The largest safe integers are bounds of the machine, not of the contract. */
function named(bound: number | undefined): number | null {
  return bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? null : bound;
}
