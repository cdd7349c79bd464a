import { db } from "@/lib/db";

/** An offer id lives for half a day; a note of it a little longer. */
const LIFETIME_MS = 24 * 3_600_000;

/** Notes that something was done to an offer. @returns how often by now */
export async function note(key: string, now: Date): Promise<number> {
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db().sandboxNote.deleteMany({ where: { expiresAt: { lt: now } } });
  const rows = await db().$queryRaw<{ count: number }[]>`
    insert into sandbox_note (key, expires_at) values (${key}, ${expiresAt})
        on conflict (key) do update set count = sandbox_note.count + 1
    returning count`;
  return rows[0]?.count ?? 1;
}

/** Whether anything was noted of an offer. */
export async function isNoted(key: string): Promise<boolean> {
  return (await db().sandboxNote.count({ where: { key } })) > 0;
}
