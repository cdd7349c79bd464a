import { db } from "@/lib/db";

const AN_HOUR_SECONDS = 3600;

/**
 * Deletes what has served its time: responses stored for Idempotency-Keys, tokens that have expired, and counts of requests of the past.
 * @returns how many of each
 */
export async function purgeExpired({ now }: { now: Date }): Promise<{ responses: number; tokens: number; counts: number }> {
  const { count: responses } = await db().idempotencyRecord.deleteMany({ where: { expiresAt: { lte: now } } });
  const { count: tokens } = await db().apiToken.deleteMany({ where: { expiresAt: { lte: now } } });
  const second = Math.floor(now.getTime() / 1000) - AN_HOUR_SECONDS;
  const counts = await db().$executeRaw`delete from rate_window where second < ${second}`;
  return { responses, tokens, counts };
}
