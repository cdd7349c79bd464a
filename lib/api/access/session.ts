import { cookies } from "next/headers";
import type { Role } from "@/lib/contracts/scopes";
import { AppError } from "@/lib/domain/errors";
import type { HouseRole } from "@/lib/domain/house/rights";
import type { Currency } from "@/lib/domain/money";
import { env } from "@/lib/env";
import { termsOf } from "@/lib/services/access/partners/terms-in";
import { resolveSession } from "@/lib/services/access/sessions/resolve-session";
import { sessionCookieName, sessionIdIn } from "./session-cookie";

export interface CurrentAgent {
  userId: string;
  partnerId: string;
  name: string;
  email: string;
  partnerName: string;
  role: Role;
  /** What they are in the back office; nothing for everybody else. */
  houseRoles: readonly HouseRole[];
  /** Currencies in which the partner may search and pay, its own first. */
  currencies: readonly Currency[];
  /** The partner's own limits, read by lib/contracts/interface/rate-classes.ts. */
  rateLimits: unknown;
  /** Whether they must set up a second factor before anything else: see requireOperator. */
  isFactorDue: boolean;
}

/**
 * The signed-in person of this page request, checked against the database, or null. Every page calls it for itself.
 * @throws Unavailable while the database is away: nobody is signed out by that
 */
export async function currentAgent(): Promise<CurrentAgent | null> {
  const cookie = (await cookies()).get(sessionCookieName())?.value;
  const sessionId = cookie ? await sessionIdIn(cookie) : null;
  const principal = sessionId ? await resolveSession(sessionId, new Date()).catch(nobodyOfSuspended) : null;
  if (!principal) return null;
  const { userId, name, email, role, houseRoles, partnerName, partner, session } = principal;
  const isFactorDue = session?.secondFactor === "due";
  const currencies = termsOf(partner).map(({ currency }) => currency);
  const person = { userId, name, email, role, houseRoles, isFactorDue };
  return { ...person, partnerId: partner.id, partnerName, currencies, rateLimits: partner.rateLimits };
}

/** Whether the browser of this page request holds a session, be it over or not. */
export async function holdsSession(): Promise<boolean> {
  return (await cookies()).has(sessionCookieName());
}

/** People of a suspended partner are led to the sign-in page, which tells it to whoever knows the password. */
function nobodyOfSuspended(error: unknown): null {
  if (error instanceof AppError && error.kind === "partner_suspended") return null;
  throw error;
}

/** Whether this server shows invented people, companies and flights. */
export function isDemo(): boolean {
  return env().DEMO === "1";
}

/** Whether its account stands on the page of sign-in: only where nobody but its own machine reaches the demonstration. */
export function showsDemoAccount(): boolean {
  return isDemo() && env().DEMO_SIGN_IN === "1";
}
