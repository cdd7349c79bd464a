import { db } from "@/lib/db";
import { MESSAGES_KEPT_DAYS } from "@/lib/services/booking/messages/kept-days";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

/** Deletes old messages with their deliveries and attempts. @returns how many messages */
export async function purgeWebhooks({ now }: { now: Date }): Promise<number> {
  const before = new Date(now.getTime() - MESSAGES_KEPT_DAYS * 86_400_000);
  const where = { createdAt: { lt: before } };
  const messages = await purgeRows(async (limit) => (await db().webhookEvent.deleteMany({ where, limit })).count);
  await purgeRows(async (limit) => (await db().accountEvent.deleteMany({ where, limit })).count);
  return messages;
}
