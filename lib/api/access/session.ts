import { getServerSession } from "next-auth";
import type { Role } from "@/lib/contracts/scopes";
import { env } from "@/lib/env";
import { resolveUser } from "@/lib/services/access/resolve-credential";
import { authOptions } from "./auth-options";

export interface CurrentAgent {
  userId: string;
  partnerId: string;
  name: string;
  email: string;
  partnerName: string;
  role: Role;
  /** The partner's own limits, read by lib/contracts/rate-classes.ts. */
  rateLimits: unknown;
}

/** The signed-in person of this page request, checked against the database, or null. Every page calls it for itself. */
export async function currentAgent(): Promise<CurrentAgent | null> {
  const session = await getServerSession(authOptions);
  const principal = session?.userId ? await resolveUser(session.userId) : null;
  if (!principal) return null;
  const { userId, name, email, role, partnerName, partner } = principal;
  return { userId, partnerId: partner.id, name, email, role, partnerName, rateLimits: partner.rateLimits };
}

/** Whether this server shows invented people, companies and flights. */
export function isDemo(): boolean {
  return env().DEMO === "1";
}
