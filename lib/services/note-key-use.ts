import { db } from "@/lib/db";
import { log } from "@/lib/log";

const A_MINUTE_MS = 60_000;

/**
 * Keeps a key's last use, to the minute: of many requests at once one writes, and none waits for it. A request is not refused because
 * this fails.
 */
export async function noteKeyUse({ keyId, lastUsedAt, now }: { keyId: string; lastUsedAt: Date | null; now: Date }): Promise<void> {
  const before = new Date(now.getTime() - A_MINUTE_MS);
  if (lastUsedAt && lastUsedAt > before) return;
  try {
    await db().$executeRaw`
      update api_key set last_used_at = ${now} where id = (
        select id from api_key where id = ${keyId}::uuid and (last_used_at is null or last_used_at <= ${before}) for update skip locked)`;
  } catch {
    log.warn({ keyId }, "could not note the use of a key");
  }
}
