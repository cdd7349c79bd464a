import qs from "qs";

/**
 * A query string as nested data: `directions[0][date]`, `countries[0]`, brackets percent-encoded or not, and repeated
 * plain keys (`airlines=HY&airlines=TK`) as a list (interface-facts, Transport).
 * @param lists names that are lists even where they come once, as a plain key
 */
export function parseQuery(search: string, lists: readonly string[] = []): Record<string, unknown> {
  const parsed: Record<string, unknown> = qs.parse(search, {
    ignoreQueryPrefix: true,
    depth: 4,
    arrayLimit: 300,
    parameterLimit: 1000,
    plainObjects: false,
    allowPrototypes: false,
  });
  for (const name of lists) {
    if (typeof parsed[name] === "string") parsed[name] = [parsed[name]];
  }
  return parsed;
}
