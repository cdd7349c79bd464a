import fc from "fast-check";
import { z } from "zod";
import { hostileValue } from "./hostile";

type Json = z.core.JSONSchema.JSONSchema;

/** What is good for a field, by its name wherever it stands: a schema says what a date is, not when something flies. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** How much of a value is odd. */
interface Oddness {
  /** Of so many fields one is hostile. */
  hostileOf: number;
  /** So many times as often as another value of its schema comes one that is known to be good. */
  known: number;
}
/** Every other value has something odd in it, so that others of its fields are looked at too; the rest mostly reach the data. */
const ROUGH: Oddness = { hostileOf: 14, known: 8 };
const GENTLE: Oddness = { hostileOf: 150, known: 60 };
/** Names that objects have from their prototype. */
const INHERITED = ["__proto__", "constructor", "toString", "valueOf", "hasOwnProperty"] as const;
const MOST_ITEMS = 4;

/** Values by a contract: as it asks for them, with something else here and there, left out, or too much. */
export function valuesOf(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return fc.oneof(...[ROUGH, GENTLE].map((oddness) => new SchemaReader(json.$defs ?? {}, known, oddness).valueOf(json, "")));
}

class SchemaReader {
  constructor(
    private readonly defs: Readonly<Record<string, Json | boolean>>,
    private readonly known: Known,
    private readonly oddness: Oddness,
  ) {}

  valueOf(schema: Json | boolean | undefined, name: string): fc.Arbitrary<unknown> {
    const sound = { weight: this.oddness.hostileOf - 1, arbitrary: this.soundOf(schema, name) };
    return fc.oneof(sound, { weight: 1, arbitrary: hostileValue });
  }

  private soundOf(schema: Json | boolean | undefined, name: string): fc.Arbitrary<unknown> {
    const known = this.known[name];
    if (schema === undefined || typeof schema === "boolean") return known ?? hostileValue;
    const made = this.madeOf(schema, name);
    return known ? fc.oneof({ weight: this.oddness.known, arbitrary: known }, { weight: 1, arbitrary: made }) : made;
  }

  private madeOf(schema: Json, name: string): fc.Arbitrary<unknown> {
    if (schema.$ref !== undefined) return this.soundOf(this.defs[schema.$ref.split("/").at(-1) ?? ""], name);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((choice) => this.soundOf(choice, name)));
    return this.typedOf(schema, name);
  }

  private typedOf(schema: Json, name: string): fc.Arbitrary<unknown> {
    switch (schema.type) {
      case "string":
        return textOf(schema);
      case "integer":
        return fc.integer({ min: Math.max(schema.minimum ?? -5, -1e9), max: Math.min(schema.maximum ?? 100, 1e9) });
      case "number":
        return fc.oneof(fc.integer({ min: -5, max: 100 }), fc.double());
      case "boolean":
        return fc.boolean();
      case "array":
        return this.listOf(schema, name);
      case "object":
        return this.objectOf(schema);
      default:
        // What a query's numbers are read from.
        return fc.integer({ min: 0, max: 300 });
    }
  }

  private listOf({ items, minItems = 0, maxItems = MOST_ITEMS }: Json, name: string): fc.Arbitrary<unknown> {
    const item = Array.isArray(items) ? items[0] : items;
    return fc.array(this.valueOf(item, `${name}[]`), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
    });
  }

  /** What it asks for, and some of what it may have; at times a field is missing, or there is one that nobody knows. */
  private objectOf({ properties = {}, required = [] }: Json): fc.Arbitrary<unknown> {
    const valued = (name: string, schema: Json | boolean) => {
      const value = this.valueOf(schema, name);
      return required.includes(name) ? value : fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
    };
    const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valued(name, schema)]));
    const whole = fc.record(fields);
    const part = fc.record(fields, { requiredKeys: [] });
    const extra = fc.tuple(whole, fc.constantFrom(...INHERITED, "unknown"), hostileValue);
    return fc.oneof(
      { weight: this.oddness.hostileOf - 4, arbitrary: whole },
      { weight: 1, arbitrary: part },
      // Written as a field of its own, as JSON does it, not as the object's prototype.
      { weight: 1, arbitrary: extra.map(([object, name, value]) => Object.fromEntries([...Object.entries(object), [name, value]])) },
    );
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = 30 }: Json): fc.Arbitrary<string> {
  if (format === "date") return fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true }).map(dayOf);
  if (format === "email") return fc.constantFrom("somebody@parvoz.example", "a@b.example");
  // Of properties of characters nothing can be made.
  if (pattern !== undefined && !/\\p\{/i.test(pattern)) return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: 80 });
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
