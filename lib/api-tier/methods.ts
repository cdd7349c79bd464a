import type { RouteExport, RouteFile } from "./route-file";

/** The methods that Next passes on to a route; it answers all others itself. */
const METHODS = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"] as const;

/** A route's handler for each method, HEAD and OPTIONS made as Next makes them where the file has none. */
export type Methods = ReadonlyMap<string, RouteExport>;

export function methodsOf({ exports }: RouteFile): Methods {
  const { GET, HEAD = GET, OPTIONS = optionsOf(exports) } = exports;
  const all: RouteFile["exports"] = { ...exports, HEAD, OPTIONS };
  return new Map(METHODS.map((name) => [name, all[name] ?? notAllowed]));
}

/** RFC 9110, 9.3.7: which methods there are, and nothing else. */
function optionsOf(exports: RouteFile["exports"]): RouteExport {
  const given = METHODS.filter((name) => name === "OPTIONS" || exports[name] || (name === "HEAD" && exports.GET));
  return () => new Response(null, { status: 204, headers: { Allow: given.join(", ") } });
}

/** Only of a route that does not answer for itself; those of the interface do (lib/api/routes.ts). */
function notAllowed(): Response {
  return new Response(null, { status: 405 });
}

/** To a method that is not one of HTTP's usual ones. */
export function unknownMethod(): Response {
  return new Response(null, { status: 400 });
}
