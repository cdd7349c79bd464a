import type { Prisma } from "@/lib/generated/prisma/client";
import { expireAccess } from "../credentials/resolve-credential";
import { expireSessions } from "./resolve-session";

interface EndAccess {
  userId: string;
  /** Session that goes on; null where none does. */
  keep: string | null;
  now: Date;
}

/**
 * Ends what a person's password has opened: sessions of the portal, the screen that a customer follows, tokens of programs. API keys are their partner's and go on.
 * Whoever calls it calls `expireEnded` after the transaction.
 */
export async function endAccess(tx: Prisma.TransactionClient, { userId, keep, now }: EndAccess): Promise<void> {
  const others = keep === null ? {} : { id: { not: keep } };
  await tx.userSession.updateMany({ where: { userId, endedAt: null, ...others }, data: { endedAt: now } });
  await tx.secondScreen.deleteMany({ where: { userId } });
  await tx.apiToken.updateMany({ where: { userId, revokedAt: null, expiresAt: { gt: now } }, data: { revokedAt: now } });
}

/** Makes the next request of this process see what has ended. */
export function expireEnded(): void {
  expireAccess();
  expireSessions();
}
