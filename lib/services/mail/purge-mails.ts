import { db } from "@/lib/db";

/** Mails hold names, flights and receipts: the mailbox keeps them for as long as somebody may look for one. */
const KEPT_DAYS = 30;

/**
 * Empties the mailbox of what is old; that it was sent, when and to whom stays in the booking's history. Letters about accounts, which have no booking, are
 * deleted. @returns how many mails
 */
export async function purgeMails({ now }: { now: Date }): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await db().mail.deleteMany({ where: { bookingId: null, createdAt: { lt: before }, state: { not: "waiting" } } });
  return db().$executeRaw`
    update mail set sealed_message = null where created_at < ${before} and sealed_message is not null and state <> 'waiting'`;
}
