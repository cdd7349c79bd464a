import { z } from "zod";

/** How small and how large a number, how short and long a text or list may be; null where the contract names no bound. */
export interface Bounds {
  min: number | null;
  max: number | null;
}

const node = z.looseObject({
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  /** `#/$defs/SearchQuery`: a contract that has a name. */
  $ref: z.string().optional(),
});
const root = z.looseObject({ $defs: z.record(z.string(), z.unknown()).optional() });

const cache = new WeakMap<z.ZodType, readonly unknown[]>();

/** What goes in and what comes out: a transformation hides one side's bounds. */
function sidesOf(schema: z.ZodType): readonly unknown[] {
  const known = cache.get(schema);
  if (known) return known;
  const sides = (["input", "output"] as const).map((io) => z.toJSONSchema(schema, { io, unrepresentable: "any" }));
  cache.set(schema, sides);
  return sides;
}

/** Both ends of what a contract allows at a place in it, so that an error can name them together. */
export function boundsOf(schema: z.ZodType, path: readonly PropertyKey[]): Bounds {
  const found = sidesOf(schema).map((side) => boundsAt(side, path, root.parse(side).$defs ?? {}));
  return found.find(({ min, max }) => min !== null || max !== null) ?? { min: null, max: null };
}

function boundsAt(json: unknown, path: readonly PropertyKey[], defs: Record<string, unknown>): Bounds {
  const parsed = node.safeParse(json);
  if (!parsed.success) return { min: null, max: null };
  const { properties, items, $ref, ...own } = parsed.data;
  if ($ref !== undefined) return boundsAt(defs[$ref.split("/").at(-1) ?? ""], path, defs);
  const [key, ...rest] = path;
  if (key !== undefined) return boundsAt(typeof key === "number" ? items : properties?.[String(key)], rest, defs);
  return {
    min: named(own.minimum ?? own.minLength ?? own.minItems),
    max: named(own.maximum ?? own.maxLength ?? own.maxItems),
  };
}

/** The largest safe integers are bounds of the machine, not of the contract. */
function named(bound: number | undefined): number | null {
  return bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? null : bound;
}
