import { NextRequest } from "next/server";
import { z } from "zod";
import { AppError } from "@/lib/domain/errors";
import { allowList } from "../allowed-methods";
import { toResponse } from "../representation/api-response";
import { type Exchange, openExchange, refuse } from "../request/exchange";
import { parseOrRefuse } from "../request/field-errors";
import { parseJson } from "../request/read-body";

/** What Next hands to a route that takes the rest of a path. */
interface AuthContext {
  params: Promise<{ nextauth: string[] }>;
}
type AuthHandler = (request: NextRequest, context: AuthContext) => Promise<Response>;

/** Actions of next-auth and their methods; to sign in is an act alone. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  ...{ providers: ["GET"], csrf: ["GET"], error: ["GET"], "verify-request": ["GET"], _log: ["POST"], callback: ["POST"] },
  ...{ session: ["GET", "POST"], signin: ["GET", "POST"], signout: ["GET", "POST"] },
};
/** The name of a way to sign in. */
const PART = /^[\w-]{1,40}$/;

/** What a header field holds of an address: next-auth writes it as it is. */
const WRITTEN = /^[\x21-\x7e]*$/;

/** The address to return to: a path, or an address of the web; next-auth answers 500 to any other. */
const wayBack = z
  .string()
  .max(8_000)
  .refine((text) => WRITTEN.test(text) && (text === "" || isOfTheWeb(text)), "address");
/** Names of errors alone: next-auth writes them into a header field as they are. */
const query = z.looseObject({
  callbackUrl: wayBack.optional(),
  error: z
    .string()
    .regex(/^\w{0,40}$/)
    .optional(),
});
const body = z.record(z.string(), z.string()).and(z.looseObject({ callbackUrl: wayBack.optional() }));

function isOfTheWeb(text: string): boolean {
  const base = text.startsWith("/") ? "http://localhost" : undefined;
  return URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol);
}

/**
 * Refuses what next-auth would answer with a bare 500: its routes meet what ours meet in lib/api/handler.ts.
 * @returns a handler that answers with the error envelope: method_not_allowed, path_not_found, validation, bad_json, too_deep, body_too_large
 */
export function guardNextAuth(serve: AuthHandler): AuthHandler {
  return async (request, context) => {
    const exchange = openExchange(request);
    try {
      refusePath((await context.params).nextauth, exchange);
      parseOrRefuse(query, Object.fromEntries(request.nextUrl.searchParams));
      return await serve(await readable(exchange), context);
    } catch (error) {
      return toResponse(refuse(exchange, error), exchange.headers);
    }
  };
}

function refusePath(parts: readonly string[], { request, headers }: Exchange): void {
  const [action = ""] = parts;
  const methods = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!methods || parts.length > 2 || !parts.every((part) => PART.test(part))) throw new AppError("path_not_found");
  if (methods.includes(request.method)) return;
  headers.Allow = allowList(methods);
  throw new AppError("method_not_allowed");
}

/** The request with its fields as a form's, whichever way they came; of other bodies next-auth reads nothing. */
async function readable({ request, readText }: Exchange): Promise<NextRequest> {
  const { method, url } = request;
  const headers = new Headers(request.headers);
  if (method !== "POST") return new NextRequest(url, { method, headers });
  const type = headers.get("content-type") ?? "";
  headers.set("content-type", "application/x-www-form-urlencoded");
  headers.delete("content-length");
  headers.delete("content-encoding");
  return new NextRequest(url, { method, headers, body: new URLSearchParams(parseOrRefuse(body, fieldsOf(type, await readText()))) });
}

function fieldsOf(type: string, text: string): unknown {
  if (type.includes("application/json")) return parseJson(text);
  return type.includes("application/x-www-form-urlencoded") ? Object.fromEntries(new URLSearchParams(text)) : {};
}
