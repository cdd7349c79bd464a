import type { RouteHandler } from "@/lib/api/handler";
import { signInHere } from "./portal-session";

interface PortalCall {
  userId: string;
  /** That of a session of theirs; a new one without it. */
  cookie?: string;
  method?: string;
  /** With its question mark. */
  query?: string;
  body?: unknown;
  /** Of a route whose body is a file, instead. */
  file?: string;
  /** Beside those that pages always send. */
  headers?: Record<string, string>;
  /** Of the path. */
  params?: Record<string, string>;
}

/** Calls a route of the portal in this process, as its pages do for a signed-in person. */
export async function callPortal(
  handler: RouteHandler,
  { userId, cookie, method = "GET", query = "", body, file, headers: more = {}, params = {} }: PortalCall,
): Promise<Response> {
  const headers = { cookie: cookie ?? (await signInHere(userId)).cookie, "x-parvoz-portal": "1", ...more };
  const request = new Request(`http://parvoz.test/api/portal${query}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(file === undefined ? {} : { body: file }),
  });
  return handler(request, { params: Promise.resolve(params) });
}
