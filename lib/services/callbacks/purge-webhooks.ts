import { db } from "@/lib/db";

/** Messages hold names and documents of passengers: they are kept for as long as a replay makes sense. */
const KEPT_DAYS = 30;

/** Deletes old messages with their deliveries and attempts. @returns how many messages */
export async function purgeWebhooks({ now }: { now: Date }): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  const { count } = await db().webhookEvent.deleteMany({ where: { createdAt: { lt: before } } });
  await db().accountEvent.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
