import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { REFUSED_STATES, UNSETTLED_STATES } from "./parts/state-of";
import { readInbox } from "./read-inbox";

interface Settling {
  number: number;
  /** Why, for the audit log. */
  reason: string;
  by: Doer;
  now: Date;
}

/** The number by which people name a file or mail of the inbox. @throws AppError schedule_import_not_found where it is none */
export function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new AppError("schedule_import_not_found");
  return Number(text);
}

/**
 * Reads a file or mail again of which something was refused: what was applied stays applied, everything else is looked at as the schedule and
 * the settings are now.
 * @throws AppError schedule_import_not_found where there is none of the number, or nothing of it was refused
 */
export async function tryAgain(settling: Settling): Promise<void> {
  const id = await refusedItem(settling.number);
  await db().$transaction(async (tx) => {
    await tx.scheduleInboxMessage.deleteMany({ where: { inboxId: id, state: { in: [...REFUSED_STATES] } } });
    await tx.scheduleInbox.update({ where: { id }, data: { state: "waiting", problems: [], closedAt: null, closedBy: null } });
    await record(tx, "inbox_read_again", settling);
  });
  await readInbox({ now: settling.now, id });
}

/** Says that a refused file or mail needs nothing more: it is no longer listed as one to look at. @throws as `tryAgain` */
export async function closeItem(settling: Settling): Promise<void> {
  const id = await refusedItem(settling.number);
  await db().$transaction(async (tx) => {
    await tx.scheduleInbox.update({ where: { id }, data: { closedAt: settling.now, closedBy: settling.by.actor } });
    await record(tx, "inbox_closed", settling);
  });
}

async function record(
  tx: Prisma.TransactionClient,
  action: "inbox_read_again" | "inbox_closed",
  { number, reason, by, now }: Settling,
): Promise<void> {
  await recordAudit(tx, { action, by, detail: { number, reason }, now });
}

async function refusedItem(number: number): Promise<string> {
  const found = await db().scheduleInbox.findFirst({ where: { number, state: { in: [...UNSETTLED_STATES] } }, select: { id: true } });
  if (!found) throw new AppError("schedule_import_not_found");
  return found.id;
}
