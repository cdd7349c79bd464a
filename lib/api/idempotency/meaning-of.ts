import { parseJson } from "../request/read-body";

/**
 * What a JSON body says, the same text for bodies that say the same: blanks, the order of fields, the spelling of letters and numbers, and fields that are
 * null make no difference. The order of a list does. A body that is no JSON stands for itself.
 */
export function meaningOf(body: string): string {
  try {
    return JSON.stringify(sorted(parseJson(body)));
  } catch {
    return body;
  }
}

/** No deeper than a body may be. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
