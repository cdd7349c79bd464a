import { encode } from "next-auth/jwt";
import type { RouteHandler } from "@/lib/api/handler";

interface PortalCall {
  userId: string;
  method?: string;
  body?: unknown;
  /** Of the path. */
  params?: Record<string, string>;
}

/** Calls a route of the portal in this process, as its pages do for a signed-in person. */
export async function callPortal(handler: RouteHandler, { userId, method = "GET", body, params = {} }: PortalCall): Promise<Response> {
  const cookie = await encode({ token: { sub: userId }, secret: process.env.NEXTAUTH_SECRET ?? "" });
  const headers = { cookie: `next-auth.session-token=${cookie}`, "x-parvoz-portal": "1" };
  const request = new Request("http://parvoz.test/api/portal", {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return handler(request, { params: Promise.resolve(params) });
}
