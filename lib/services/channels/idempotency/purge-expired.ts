import { db } from "@/lib/db";
import { purgeRows } from "@/lib/services/ground/workers/purge-rows";

const AN_HOUR_SECONDS = 3600;
/** Owners see for so long that nobody has come. */
const INVITATIONS_KEPT_MS = 30 * 86_400_000;

/** How many of each are gone. */
interface Purged {
  responses: number;
  tokens: number;
  sessions: number;
  links: number;
  invitations: number;
  counts: number;
  guesses: number;
  places: number;
}

/**
 * Deletes what has served its time: responses stored for Idempotency-Keys, tokens, sessions and links that have expired, counts of requests of the
 * past, invitations that nobody has accepted for long, wrong guesses that are forgotten, and places where nobody has been right for long.
 */
export async function purgeExpired({ now }: { now: Date }): Promise<Purged> {
  const expired = { expiresAt: { lte: now } };
  const lapsed = { expiresAt: { lte: new Date(now.getTime() - INVITATIONS_KEPT_MS) } };
  const second = Math.floor(now.getTime() / 1000) - AN_HOUR_SECONDS;
  return {
    responses: await purgeRows(async (limit) => (await db().idempotencyRecord.deleteMany({ where: expired, limit })).count),
    tokens: await purgeRows(async (limit) => (await db().apiToken.deleteMany({ where: expired, limit })).count),
    sessions: await purgeRows(async (limit) => (await db().userSession.deleteMany({ where: expired, limit })).count),
    links: await purgeRows(async (limit) => (await db().passwordReset.deleteMany({ where: expired, limit })).count),
    invitations: await purgeRows(async (limit) => (await db().invitation.deleteMany({ where: lapsed, limit })).count),
    counts: await purgeRows(
      (most) => db().$executeRaw`delete from rate_window where key in (select key from rate_window where second < ${second} limit ${most})`,
    ),
    guesses: await purgeRows(async (limit) => (await db().guessCount.deleteMany({ where: expired, limit })).count),
    places: await purgeRows(async (limit) => (await db().knownPlace.deleteMany({ where: expired, limit })).count),
  };
}
