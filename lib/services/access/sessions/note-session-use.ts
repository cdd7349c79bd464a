import { db } from "@/lib/db";
import { log } from "@/lib/log";

const STEP_MS = 5 * 60_000;

/** So many sessions' last uses are remembered; then all of them are forgotten, which costs a write more of each. */
const REMEMBERED = 10_000;

/** When this process last wrote down the use of a session, milliseconds since 1970. */
const written = new Map<string, number>();
const writing = new Set<Promise<void>>();

/**
 * Keeps when a session was last seen, to five minutes. A process writes once in that time, and no request waits for it or is refused because it
 * fails.
 * @param lastSeenAt as it was when the session was looked up
 */
export function noteSessionUse({ sessionId, lastSeenAt, now }: { sessionId: string; lastSeenAt: Date; now: Date }): void {
  const last = Math.max(lastSeenAt.getTime(), written.get(sessionId) ?? Number.NEGATIVE_INFINITY);
  if (last > now.getTime() - STEP_MS) return;
  if (written.size >= REMEMBERED) written.clear();
  written.set(sessionId, now.getTime());
  const done = write(sessionId, now).finally(() => writing.delete(done));
  writing.add(done);
}

/** Resolves when all uses noted so far are in the database. */
export async function sessionUsesWritten(): Promise<void> {
  await Promise.all(writing);
}

async function write(sessionId: string, now: Date): Promise<void> {
  try {
    await db().userSession.updateMany({ where: { id: sessionId, lastSeenAt: { lt: now } }, data: { lastSeenAt: now } });
  } catch {
    log.warn({ sessionId }, "could not note the use of a session");
  }
}
