import { db } from "@/lib/db";

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
  const { count: responses } = await db().idempotencyRecord.deleteMany({ where: { expiresAt: { lte: now } } });
  const { count: tokens } = await db().apiToken.deleteMany({ where: { expiresAt: { lte: now } } });
  const { count: sessions } = await db().userSession.deleteMany({ where: { expiresAt: { lte: now } } });
  const { count: links } = await db().passwordReset.deleteMany({ where: { expiresAt: { lte: now } } });
  const lapsed = new Date(now.getTime() - INVITATIONS_KEPT_MS);
  const { count: invitations } = await db().invitation.deleteMany({ where: { expiresAt: { lte: lapsed } } });
  const second = Math.floor(now.getTime() / 1000) - AN_HOUR_SECONDS;
  const counts = await db().$executeRaw`delete from rate_window where second < ${second}`;
  const { count: guesses } = await db().guessCount.deleteMany({ where: { expiresAt: { lte: now } } });
  const { count: places } = await db().knownPlace.deleteMany({ where: { expiresAt: { lte: now } } });
  return { responses, tokens, sessions, links, invitations, counts, guesses, places };
}
