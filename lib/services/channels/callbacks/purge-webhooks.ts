import { db } from "@/lib/db";
import { messagesKeptSince } from "@/lib/services/booking/messages/kept-since";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

/** Deletes old messages with their deliveries and attempts. @returns how many messages */
export async function purgeWebhooks({ now }: { now: Date }): Promise<number> {
  const where = { createdAt: { lt: messagesKeptSince(now) } };
  const messages = await purgeRows(async (limit) => (await db().webhookEvent.deleteMany({ where, limit })).count);
  await purgeRows(async (limit) => (await db().accountEvent.deleteMany({ where, limit })).count);
  return messages;
}
