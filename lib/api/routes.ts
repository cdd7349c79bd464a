import { AppError } from "@/lib/domain/errors";
import { allowList } from "./allowed-methods";
import { publicRoute, type RouteHandler } from "./handler";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Refuses a method, and says in `Allow` which ones there are (RFC 9110, 15.5.6). */
function notAllowed(allow: string): RouteHandler {
  return publicRoute(
    async () => {
      throw new AppError("method_not_allowed");
    },
    { Allow: allow },
  );
}

type Methods = Record<Method | "OPTIONS", RouteHandler>;

/** All methods of one path: those given, a clear refusal of the others, and OPTIONS, which lists them. */
export function routes(given: Partial<Record<Method, RouteHandler>>): Methods {
  return { ...otherMethods(Object.keys(given)), ...given };
}

/** The same of a path whose handlers are somebody else's: what refuses the methods that it has not. @param names the methods that it has */
export function otherMethods(names: readonly string[]): Methods {
  const allow = allowList(names);
  const other = notAllowed(allow);
  const list = async () => new Response(null, { status: 204, headers: { Allow: allow } });
  return { GET: other, POST: other, PUT: other, PATCH: other, DELETE: other, OPTIONS: list };
}

const notFound = publicRoute(async () => {
  throw new AppError("path_not_found");
});

/** Every method of a path that does not exist. */
export function unknownPath(request: Request): Promise<Response> {
  return notFound(request, { params: Promise.resolve({}) });
}
