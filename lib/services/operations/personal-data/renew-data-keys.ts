import { db } from "@/lib/db";
import { makeDataKeys } from "@/lib/services/ground/personal-data/data-keys";
import { HARD_MS } from "@/lib/services/ground/personal-data/keyring";

const MONTH_MS = 30 * 86_400_000;

/** When a key that is made now is used: every process has read the keys by then, on clocks that agree within so much again. */
export function activationOf(now: Date): Date {
  return new Date(now.getTime() + 2 * HARD_MS);
}

/** Makes a new key for personal data each month; what the older ones have sealed stays as it is. Any number of workers may do so at once. */
export async function renewDataKeys({ now }: { now: Date }): Promise<void> {
  const newest = await db().dataKey.findFirst({ where: { purpose: "seal" }, orderBy: { id: "desc" } });
  if (newest && newest.createdAt.getTime() < now.getTime() - MONTH_MS) await makeDataKeys(["seal"], activationOf(now));
}
