/** Content codings that answers are compressed with, the better one first. */
export const CODINGS = ["br", "gzip"] as const;
export type Coding = (typeof CODINGS)[number];

/** What callers send is always the same few texts. */
const MAX_KEPT = 1000;
/** A longer one is nobody's usual text, and would only fill the memory. */
const MAX_LENGTH = 200;
let known = new Map<string, Coding | null>();

/**
 * The coding that a caller accepts best, by the weights of Accept-Encoding (RFC 9110, 12.5.3); of equal ones the better.
 * @returns null where it asks for none: an answer that nobody wants compressed is not
 */
export function acceptedCoding(header: string | null): Coding | null {
  if (header === null || header === "") return null;
  const earlier = known.get(header);
  if (earlier !== undefined) return earlier;
  const coding = bestOf(weightsOf(header));
  if (header.length > MAX_LENGTH) return coding;
  if (known.size >= MAX_KEPT) known = new Map();
  known.set(header, coding);
  return coding;
}

function bestOf(weights: ReadonlyMap<string, number>): Coding | null {
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const [best] = [...CODINGS].sort((left, right) => weightOf(right) - weightOf(left));
  // Who prefers plain text says so with a weight of its own.
  return best && weightOf(best) > 0 && weightOf(best) >= (weights.get("identity") ?? 0) ? best : null;
}

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.map((text) => /^q=([01](?:\.\d{0,3})?)$/.exec(text)?.[1]).find((text) => text !== undefined);
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, weight === undefined ? 1 : Number(weight));
  }
  return weights;
}
