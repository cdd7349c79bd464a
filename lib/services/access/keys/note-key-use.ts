import { db } from "@/lib/db";
import { log } from "@/lib/log";

const A_MINUTE_MS = 60_000;

/** How many keys' last uses are remembered. When there are more, all are forgotten, which costs one more write for each. */
const REMEMBERED = 10_000;

/** When this process last wrote down the use of a key, milliseconds since 1970. */
const written = new Map<string, number>();
const writing = new Set<Promise<void>>();

/**
 * Keeps a key's last use, to the minute. A process writes once a minute and key, of many processes at once one does, and no request waits
 * for it or is refused because it fails.
 * @param lastUsedAt as it was when the key was looked up
 */
export function noteKeyUse({ keyId, lastUsedAt, now }: { keyId: string; lastUsedAt: Date | null; now: Date }): void {
  const last = Math.max(lastUsedAt?.getTime() ?? Number.NEGATIVE_INFINITY, written.get(keyId) ?? Number.NEGATIVE_INFINITY);
  if (last > now.getTime() - A_MINUTE_MS) return;
  if (written.size >= REMEMBERED) written.clear();
  written.set(keyId, now.getTime());
  const done = write(keyId, now).finally(() => writing.delete(done));
  writing.add(done);
}

/** Resolves when all uses noted so far are in the database. */
export async function keyUsesWritten(): Promise<void> {
  await Promise.all(writing);
}

async function write(keyId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - A_MINUTE_MS);
  try {
    await db().$executeRaw`
      update api_key set last_used_at = ${now} where id = (
        select id from api_key where id = ${keyId}::uuid and (last_used_at is null or last_used_at <= ${before}) for update skip locked)`;
  } catch {
    log.warn({ keyId }, "could not note the use of a key");
  }
}
