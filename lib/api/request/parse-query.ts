import qs from "qs";
import { AppError } from "@/lib/domain/errors";

/** Bracket pairs of one name, and parameters of one query (texts of `too_deep` and `too_many_parameters`). */
const MAX_DEPTH = 4;
const MAX_PARAMETERS = 1000;

/**
 * A query string as nested data: `directions[0][date]`, `countries[0]`, brackets percent-encoded or not, and repeated
 * plain keys (`airlines=HY&airlines=TK`) as a list (interface-facts, Transport).
 * @param lists names that are lists even where they come once, as a plain key
 * @throws AppError too_deep, too_many_parameters
 */
export function parseQuery(search: string, lists: readonly string[] = []): Record<string, unknown> {
  if (search.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS) throw new AppError("too_many_parameters");
  const parsed = parse(search);
  for (const name of lists) {
    if (typeof parsed[name] === "string") parsed[name] = [parsed[name]];
  }
  return parsed;
}

function parse(search: string): Record<string, unknown> {
  try {
    return qs.parse(search, {
      ignoreQueryPrefix: true,
      depth: MAX_DEPTH,
      strictDepth: true,
      arrayLimit: MAX_PARAMETERS,
      parameterLimit: MAX_PARAMETERS,
      plainObjects: false,
      allowPrototypes: false,
    });
  } catch (error) {
    // The only thing that it refuses with these options.
    if (error instanceof RangeError) throw new AppError("too_deep");
    throw error;
  }
}
