import { AppError } from "@/lib/domain/errors";
import { publicRoute, type RouteHandler } from "./handler";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

const notAllowed = publicRoute(async () => {
  throw new AppError("method_not_allowed");
});

/** All methods of one path: those given, and a clear refusal of the others. */
export function routes(given: Partial<Record<Method, RouteHandler>>): Record<Method, RouteHandler> {
  return { GET: notAllowed, POST: notAllowed, PUT: notAllowed, PATCH: notAllowed, DELETE: notAllowed, ...given };
}

const notFound = publicRoute(async () => {
  throw new AppError("path_not_found");
});

/** Every method of a path that does not exist. */
export function unknownPath(request: Request): Promise<Response> {
  return notFound(request, { params: Promise.resolve({}) });
}
