import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import { expireEnded } from "@/lib/services/access/sessions/end-access";
import { COMMAND, type Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

interface Standing {
  partnerId: string;
  by: Doer;
  now: Date;
}

/**
 * Suspends a partner in a transaction of the caller's, who calls `expireEnded` after it. A trigger of the table hands it on to the test mode.
 * @returns whether it was open
 */
export async function suspendIn(tx: Prisma.TransactionClient, { partnerId, by, now }: Standing): Promise<boolean> {
  const { count } = await tx.partner.updateMany({ where: { id: partnerId, suspendedAt: null }, data: { suspendedAt: now } });
  if (count > 0) await recordAudit(tx, { action: "partner_suspended", by, partnerId, now });
  return count > 0;
}

/**
 * Opens it again, in the same way.
 * @returns whether it was suspended
 * @throws AppError closing_stands where it is closed for good, which `openClosedIn` ends
 */
export async function resumeIn(tx: Prisma.TransactionClient, { partnerId, by, now }: Standing): Promise<boolean> {
  const { count } = await tx.partner.updateMany({
    where: { id: partnerId, suspendedAt: { not: null }, closedAt: null },
    data: { suspendedAt: null },
  });
  if (count > 0) await recordAudit(tx, { action: "partner_resumed", by, partnerId, now });
  else if ((await tx.partner.count({ where: { id: partnerId, closedAt: { not: null } } })) > 0) throw new AppError("closing_stands");
  return count > 0;
}

/**
 * Suspends a partner: its people, tokens and keys, those of its test mode too, are refused from the next request on, within a second in every
 * process, and nothing is sold by it. What it has sold goes on: tickets, customers' pages, receipts, letters, refunds.
 * @returns whether it was open
 * @throws AppError validation (`partner`) for an unknown partner or a test mode
 */
export async function suspendPartner({ partnerCode, now }: { partnerCode: string; now: Date }): Promise<{ changed: boolean }> {
  const { id } = await findLivePartner(partnerCode);
  const changed = await db().$transaction((tx) => suspendIn(tx, { partnerId: id, by: COMMAND, now }));
  expireEnded();
  return { changed };
}

/**
 * Opens a suspended partner again: sessions, tokens and keys that have not ended meanwhile open what they did.
 * @returns whether it was suspended
 * @throws AppError validation (`partner`) for an unknown partner or a test mode; closing_stands
 */
export async function resumePartner({ partnerCode }: { partnerCode: string }): Promise<{ changed: boolean }> {
  const { id } = await findLivePartner(partnerCode);
  const changed = await db().$transaction((tx) => resumeIn(tx, { partnerId: id, by: COMMAND, now: new Date() }));
  expireEnded();
  return { changed };
}
