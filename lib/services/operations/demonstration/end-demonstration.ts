import { db } from "@/lib/db";
import { expireEnded } from "@/lib/services/access/sessions/end-access";
import { SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

/** How much of each kind was open. */
export interface Ended {
  sessions: number;
  tokens: number;
  keys: number;
  resetLinks: number;
  invitations: number;
  webhooks: number;
}

const OF_DEMONSTRATION = { partner: { isDemo: true } } as const;

/**
 * Ends what people and programs of the demonstration have open: they get in nowhere while it is off, and nothing of it opens again with it.
 * @returns what was ended; all zeros, and nothing recorded, where nothing was open
 */
export async function endDemonstration({ now }: { now: Date }): Promise<Ended> {
  const ended = await db().$transaction(async (tx) => {
    const ofPerson = { user: OF_DEMONSTRATION };
    const counted = await Promise.all([
      tx.userSession.updateMany({ where: { ...ofPerson, endedAt: null, expiresAt: { gt: now } }, data: { endedAt: now } }),
      tx.apiToken.updateMany({ where: { ...OF_DEMONSTRATION, revokedAt: null, expiresAt: { gt: now } }, data: { revokedAt: now } }),
      tx.apiKey.updateMany({ where: { ...OF_DEMONSTRATION, revokedAt: null }, data: { revokedAt: now } }),
      tx.passwordReset.deleteMany({ where: ofPerson }),
      tx.invitation.deleteMany({ where: OF_DEMONSTRATION }),
      tx.webhookEndpoint.updateMany({
        where: { ...OF_DEMONSTRATION, disabledAt: null },
        data: { disabledAt: now, disabledReason: "partner" },
      }),
    ]);
    await tx.enrolmentCode.deleteMany({ where: ofPerson });
    await tx.webhookDelivery.updateMany({
      where: { endpoint: OF_DEMONSTRATION, state: "pending" },
      data: { state: "failed", nextAt: null },
    });
    const [sessions = 0, tokens = 0, keys = 0, resetLinks = 0, invitations = 0, webhooks = 0] = counted.map(({ count }) => count);
    const all = { sessions, tokens, keys, resetLinks, invitations, webhooks };
    if (Object.values(all).some((count) => count > 0))
      await recordAudit(tx, { action: "demonstration_ended", by: SYSTEM, detail: all, now });
    return all;
  });
  expireEnded();
  return ended;
}
