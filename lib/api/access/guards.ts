import { decode } from "next-auth/jwt";
import type { Role, Scope } from "@/lib/contracts/scopes";
import { AppError } from "@/lib/domain/errors";
import { env } from "@/lib/env";
import type { Principal } from "@/lib/services/access/principal";
import { resolveCredential, resolveUser } from "@/lib/services/access/resolve-credential";

/**
 * Who calls: a program by its bearer token or API key, or a person of the portal by the session cookie. A credential that is sent decides
 * alone; a cookie counts only for requests of the portal's own pages.
 * @throws AppError unauthorized, cross_site
 */
export async function requirePrincipal(request: Request, now: Date): Promise<Principal> {
  const header = request.headers.get("authorization");
  const principal = await (header === null ? fromSession(request) : fromBearer(header, now));
  if (!principal) throw new AppError("unauthorized");
  return principal;
}

async function fromBearer(header: string, now: Date): Promise<Principal | null> {
  const token = /^Bearer\s+(\S{10,200})$/i.exec(header.trim())?.[1];
  return token === undefined ? null : resolveCredential(token, now);
}

/**
 * A signed-in person of the portal; no token or key opens what this guards.
 * @throws AppError unauthorized, cross_site; not_permitted where the person has none of the roles
 */
export async function requirePerson(request: Request, roles: readonly Role[]): Promise<Principal> {
  const principal = request.headers.has("authorization") ? null : await fromSession(request);
  if (!principal) throw new AppError("unauthorized");
  if (!roles.includes(principal.role)) throw new AppError("not_permitted");
  return principal;
}

/** @throws AppError scope_missing, whatever the path names: it says nothing of what exists */
export function requireScope(principal: Principal, scope: Scope | null): void {
  if (scope !== null && !principal.scopes.includes(scope)) throw new AppError("scope_missing", { data: { scope } });
}

async function fromSession(request: Request): Promise<Principal | null> {
  const userId = await sessionUserId(request);
  if (!userId) return null;
  refuseCrossSite(request);
  return resolveUser(userId);
}

async function sessionUserId(request: Request): Promise<string | null> {
  // next-auth adds the prefix where the product is served over https.
  const prefix = env().PUBLIC_URL.startsWith("https://") ? "__Secure-" : "";
  const cookie = cookiesOf(request.headers.get("cookie") ?? "")[`${prefix}next-auth.session-token`];
  if (!cookie) return null;
  const token = await decode({ token: cookie, secret: env().NEXTAUTH_SECRET }).catch(() => null);
  return token?.sub ?? null;
}

function cookiesOf(header: string): Record<string, string> {
  const pairs = header.split(";").map((part) => part.trim().split("="));
  return Object.fromEntries(pairs.flatMap(([name, ...value]) => (name ? [[name, decodeURIComponentSafe(value.join("="))]] : [])));
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A cookie is sent by the browser whoever asks, so every call that it authorises must come from our own pages: they send a
 * header that another site cannot send without our consent (CORS), and browsers say where a request comes from.
 */
function refuseCrossSite(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const own = request.headers.get("x-parvoz-portal") === "1" && (site === null || site === "same-origin");
  if (!own) throw new AppError("cross_site");
}
