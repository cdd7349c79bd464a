import type { Role, Scope } from "@/lib/contracts/scopes";
import { AppError } from "@/lib/domain/errors";
import { type HouseRight, mayInHouse } from "@/lib/domain/house/rights";
import { noteRequest } from "@/lib/observability/request-records";
import type { Principal } from "@/lib/services/access/credentials/principal";
import { admitCredential } from "@/lib/services/access/credentials/resolve-credential";
import { resolveSession } from "@/lib/services/access/sessions/resolve-session";
import { addressOf } from "../request/address";
import { sessionCookieName, sessionIdIn } from "./session-cookie";

/**
 * Who calls: a program by its bearer token or API key, or a person of the portal by the session cookie. A credential that is sent decides
 * alone; a cookie counts only for requests of the portal's own pages.
 * @throws AppError unauthorized, partner_suspended, key_expired, network_not_allowed, cross_site, second_factor_due
 */
export async function requirePrincipal(request: Request, now: Date): Promise<Principal> {
  const header = request.headers.get("authorization");
  const principal = await (header === null ? fromSession(request, now) : fromBearer(request, header, now));
  if (!principal) throw new AppError("unauthorized");
  refuseUnfinished(principal);
  return principal;
}

/** @throws AppError partner_suspended, key_expired, network_not_allowed */
async function fromBearer(request: Request, header: string, now: Date): Promise<Principal | null> {
  const token = /^Bearer\s+(\S{10,200})$/i.exec(header.trim())?.[1];
  if (token === undefined) return null;
  const readAddress = () => addressOf(request.headers);
  const admission = await admitCredential(token, now, readAddress);
  if (!admission) return null;
  // Refused calls are the ones that a key's owner looks for.
  noteRequest(request.headers.get("x-request-id") ?? "", { keyId: admission.keyId });
  if (admission.refusal === "partner_suspended") throw new AppError("partner_suspended");
  if (admission.refusal === "key_expired") throw new AppError("key_expired");
  if (admission.refusal === "network_not_allowed") throw new AppError("network_not_allowed", { data: { address: readAddress() } });
  return admission.principal;
}

/**
 * A signed-in person of the portal; no token or key opens what this guards.
 * @throws AppError unauthorized, cross_site, second_factor_due; not_permitted where the person has none of the roles
 */
export async function requirePerson(request: Request, roles: readonly Role[], now: Date): Promise<Principal> {
  const { principal } = await requireAccount(request, now);
  refuseUnfinished(principal);
  requireRole(principal, roles);
  return principal;
}

/**
 * A signed-in person at their own account, and which session it is; also one whose second factor is due, and who sets it up here.
 * @throws AppError unauthorized, cross_site
 */
export async function requireAccount(request: Request, now: Date): Promise<{ principal: Principal; sessionId: string }> {
  const principal = request.headers.has("authorization") ? null : await fromSession(request, now);
  if (!principal?.session) throw new AppError("unauthorized");
  return { principal, sessionId: principal.session.id };
}

function refuseUnfinished({ session }: Principal): void {
  if (session?.secondFactor === "due") throw new AppError("second_factor_due");
}

/** @throws AppError not_permitted where the person has none of the roles; keys count as agents */
export function requireRole({ role }: Principal, roles: readonly Role[]): void {
  if (!roles.includes(role)) throw new AppError("not_permitted");
}

/** @throws AppError right_missing, which names the area and the act, where none of the person's roles in the house may */
export function requireRight({ houseRoles }: Principal, { area, act }: HouseRight): void {
  if (!mayInHouse(houseRoles, area, act)) throw new AppError("right_missing", { data: { area, act } });
}

/** @throws AppError operator_sells_nothing to the back office, whatever the path names */
export function refuseOperator({ role }: Principal): void {
  if (role === "operator") throw new AppError("operator_sells_nothing");
}

/** @throws AppError new_sales_stopped */
export function refuseStoppedSales({ isSalesStopped }: Principal): void {
  if (isSalesStopped) throw new AppError("new_sales_stopped");
}

/** @throws AppError scope_missing, whatever the path names: it says nothing of what exists */
export function requireScope(principal: Principal, scope: Scope | null): void {
  if (scope !== null && !principal.scopes.includes(scope)) throw new AppError("scope_missing", { data: { scope } });
}

async function fromSession(request: Request, now: Date): Promise<Principal | null> {
  const cookie = cookiesOf(request.headers.get("cookie") ?? "")[sessionCookieName()];
  const sessionId = cookie ? await sessionIdIn(cookie) : null;
  if (!sessionId) return null;
  refuseCrossSite(request);
  return resolveSession(sessionId, now);
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
