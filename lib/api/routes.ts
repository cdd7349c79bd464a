import { AppError } from "@/lib/domain/errors";
import { publicRoute, type RouteHandler } from "./handler";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** Refuses a method, and says in `Allow` which ones there are (RFC 9110, 15.5.6). */
function notAllowed(given: readonly string[]): RouteHandler {
  const allow = [...given, ...(given.includes("GET") ? ["HEAD"] : [])].join(", ");
  return publicRoute(
    async () => {
      throw new AppError("method_not_allowed");
    },
    { Allow: allow },
  );
}

/** All methods of one path: those given, and a clear refusal of the others. */
export function routes(given: Partial<Record<Method, RouteHandler>>): Record<Method, RouteHandler> {
  const other = notAllowed(Object.keys(given));
  return { GET: other, POST: other, PUT: other, PATCH: other, DELETE: other, ...given };
}

const notFound = publicRoute(async () => {
  throw new AppError("path_not_found");
});

/** Every method of a path that does not exist. */
export function unknownPath(request: Request): Promise<Response> {
  return notFound(request, { params: Promise.resolve({}) });
}
