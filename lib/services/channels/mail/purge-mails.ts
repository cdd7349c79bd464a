import { db } from "@/lib/db";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

/** Mails hold names, flights and receipts: the mailbox keeps them for as long as somebody may look for one. */
const KEPT_DAYS = 30;

/**
 * Empties the mailbox of what is old; that it was sent, when and to whom stays in the booking's history. Letters about accounts, which have no booking, are
 * deleted. @returns how many mails
 */
export async function purgeMails({ now }: { now: Date }): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  const where = { bookingId: null, createdAt: { lt: before }, state: { not: "waiting" } } as const;
  await purgeRows(async (limit) => (await db().mail.deleteMany({ where, limit })).count);
  return purgeRows(
    (most) => db().$executeRaw`
      update mail set sealed_message = null
       where id in (select id from mail where created_at < ${before} and sealed_message is not null and state <> 'waiting' limit ${most})`,
  );
}
