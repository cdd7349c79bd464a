import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { REFUSED_STATES, UNSETTLED_STATES } from "./parts/state-of";
import { readInbox } from "./read-inbox";

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
export async function tryAgain({ number, now }: { number: number; now: Date }): Promise<void> {
  const id = await refusedItem(number);
  await db().$transaction([
    db().scheduleInboxMessage.deleteMany({ where: { inboxId: id, state: { in: [...REFUSED_STATES] } } }),
    db().scheduleInbox.update({ where: { id }, data: { state: "waiting", problems: [], closedAt: null, closedBy: null } }),
  ]);
  await readInbox({ now, id });
}

interface Closing {
  number: number;
  /** `operator:<user id>`, or the command. */
  actor: string;
  now: Date;
}

/** Says that a refused file or mail needs nothing more: it is no longer listed as one to look at. @throws as `tryAgain` */
export async function closeItem({ number, actor, now }: Closing): Promise<void> {
  const id = await refusedItem(number);
  await db().scheduleInbox.update({ where: { id }, data: { closedAt: now, closedBy: actor } });
}

async function refusedItem(number: number): Promise<string> {
  const found = await db().scheduleInbox.findFirst({ where: { number, state: { in: [...UNSETTLED_STATES] } }, select: { id: true } });
  if (!found) throw new AppError("schedule_import_not_found");
  return found.id;
}
