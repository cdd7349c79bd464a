import { plainText } from "./plain-text";

/** Fields in which every character counts: they are compared with what was typed when they were chosen. */
const VERBATIM: ReadonlySet<string> = new Set(["password", "new_password", "secret", "token"]);

/**
 * The same data, each text in it as `plainText` reads it, at whatever depth; passwords and secrets stay as they are.
 * @param input of a body or a query, its depth bounded
 */
export function plainFields(input: unknown): unknown {
  if (typeof input === "string") return plainText(input);
  if (Array.isArray(input)) return input.map(plainFields);
  if (typeof input !== "object" || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, VERBATIM.has(name) ? value : plainFields(value)]));
}
