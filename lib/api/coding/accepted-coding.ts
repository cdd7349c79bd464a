import { remember } from "../remember";

/** Content codings that answers are compressed with, the better one first. */
export const CODINGS = ["br", "gzip"] as const;
export type Coding = (typeof CODINGS)[number];

const wishedCoding = remember((header): Coding | null => bestOf(weightsOf(header)));

/**
 * The coding that a caller accepts best, by the weights of Accept-Encoding (RFC 9110, 12.5.3); of equal ones the better.
 * @returns null where it asks for none: an answer that nobody wants compressed is not
 */
export function acceptedCoding(header: string | null): Coding | null {
  return header ? wishedCoding(header) : null;
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
