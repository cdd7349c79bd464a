import { z } from "zod";
import { db, runStatement } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { log } from "@/lib/log";
import { processMemory } from "@/lib/util/process-wide";
import { Freshness } from "@/lib/util/waiting/freshness";
import { AccessCache } from "../credentials/access-cache";
import { type Access, findSession } from "../credentials/find-access";
import type { Principal } from "../credentials/principal";
import { HARD_MS, SOFT_MS } from "../credentials/resolve-credential";

/** Sessions of one process in memory, some kilobyte each. */
const KNOWN = 10_000;
/** Look-ups at a time, and so many that wait for one: see resolve-credential.ts. */
const LOOKUPS = 2;
const WAITING = 500;
/** While the database is away: longer than a hiccup. Hardly a page works then, but nobody is told to sign in. */
const GRACE_MS = 60_000;

/**
 * Moves with every change of a session, a second factor, a person or a partner's terms. A kind of its own beside `access`: people sign out all
 * day, and what is known of programs' keys shall not be dropped for it.
 */
export function makeSessionVersion(): Freshness<number> {
  return new Freshness({ read: readVersion, softMs: SOFT_MS, hardMs: HARD_MS, awayMs: GRACE_MS });
}

const VERSION = {
  name: "session_version",
  text: "select coalesce(sum(version), 0)::integer as version from data_version where kind in ('access', 'session')",
};
const rows = z.array(z.object({ version: z.int() }));

async function readVersion(): Promise<number> {
  return rows.parse(await runStatement(VERSION, []))[0]?.version ?? 0;
}

/** Resolves sessions of the portal as one process does: from memory, where nothing about people has moved since. */
export class SessionResolver {
  private readonly cache: AccessCache<Access>;

  constructor(version: Pick<Freshness<number>, "get">) {
    this.cache = new AccessCache({ version, size: KNOWN, lookups: LOOKUPS, waiting: WAITING });
  }

  async resolve(sessionId: string, now: Date): Promise<Principal | null> {
    const access = await this.cache.get(sessionId, () => findSession(sessionId));
    if (!access?.expiresAt || access.expiresAt.getTime() <= now.getTime()) return null;
    if (access.isSuspended) throw new AppError("partner_suspended");
    if (access.lastSeenAt) noteSessionUse({ sessionId, lastSeenAt: access.lastSeenAt, now });
    return access.principal;
  }
}

/** One for pages and routes: a route that ends a session or confirms a factor is heard by the next page. */
const sessions = processMemory("sessions", () => {
  const version = makeSessionVersion();
  return { version, resolver: new SessionResolver(version) };
});

/**
 * The acting person of a portal session, as of a second ago at most.
 * @returns null where the session is unknown, expired or ended, or its account is closed
 * @throws AppError partner_suspended
 */
export function resolveSession(sessionId: string, now: Date): Promise<Principal | null> {
  return sessions().resolver.resolve(sessionId, now);
}

/** Makes the next request see what this process has just changed about sessions and the people behind them. */
export function expireSessions(): void {
  sessions().version.expire();
}

const STEP_MS = 5 * 60_000;

/** How many sessions' last uses are remembered. When there are more, all are forgotten, which costs one more write for each. */
const REMEMBERED = 10_000;

/** When this process last wrote down the use of a session, milliseconds since 1970. */
const written = new Map<string, number>();
const writing = new Set<Promise<void>>();

/**
 * Keeps when a session was last seen, to five minutes. A process writes once in that time, and no request waits for it or is refused because it
 * fails.
 * @param lastSeenAt as it was when the session was looked up
 */
function noteSessionUse({ sessionId, lastSeenAt, now }: { sessionId: string; lastSeenAt: Date; now: Date }): void {
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
