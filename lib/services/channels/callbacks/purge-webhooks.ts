import { db } from "@/lib/db";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

/** Messages hold names and documents of passengers: they are kept for as long as a replay makes sense. */
const KEPT_DAYS = 30;

/** Deletes old messages with their deliveries and attempts. @returns how many messages */
export async function purgeWebhooks({ now }: { now: Date }): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  const where = { createdAt: { lt: before } };
  const messages = await purgeRows(async (limit) => (await db().webhookEvent.deleteMany({ where, limit })).count);
  await purgeRows(async (limit) => (await db().accountEvent.deleteMany({ where, limit })).count);
  return messages;
}
