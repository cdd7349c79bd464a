import { db } from "@/lib/db";
import { hashToken } from "./mint-token";
import { type Principal, principalSelect, toPrincipal } from "./principal";

/** The acting person of a bearer token, or null where it is unknown, expired or revoked, or the account is closed. */
export async function resolveToken(token: string, now: Date): Promise<Principal | null> {
  const row = await db().apiToken.findUnique({
    where: { tokenHash: new Uint8Array(hashToken(token)) },
    select: { expiresAt: true, revokedAt: true, user: { select: principalSelect } },
  });
  if (!row || row.revokedAt || row.expiresAt <= now) return null;
  return toPrincipal(row.user);
}
