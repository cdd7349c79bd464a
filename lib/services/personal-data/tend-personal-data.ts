import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { makeDataKeys } from "./data-keys";
import { currentKey, HARD_MS } from "./keyring";
import { sealStored } from "./seal-stored";

const MONTH_MS = 30 * 86_400_000;
const STATE = { key: "personal_data", value: "sealed" };

/** When a key that is made now is used: every process has read the keys by then, on clocks that agree within so much again. */
export function activationOf(now: Date): Date {
  return new Date(now.getTime() + 2 * HARD_MS);
}

/**
 * Sees to the keys of personal data: a new one each month, and rows of releases before 2026-11-23 are sealed once there is a key.
 * Any number of workers may do so at once. @returns how many rows were sealed
 */
export async function tendPersonalData({ now }: { now: Date }): Promise<number> {
  if ((await currentKey()) === null) {
    log.warn("personal data are written in clear text until all processes are of this release and `npm run personal-data -- seal` says so");
    return 0;
  }
  const newest = await db().dataKey.findFirstOrThrow({ where: { purpose: "seal" }, orderBy: { id: "desc" } });
  if (newest.createdAt.getTime() < now.getTime() - MONTH_MS) await makeDataKeys(["seal"], activationOf(now));
  // Processes that have not read the first key yet still write clear text.
  if (newest.createdAt.getTime() > now.getTime() - 2 * HARD_MS) return 0;
  return sealRemaining();
}

/** Seals what is in clear text, and remembers that nothing is any more. */
export async function sealRemaining(report?: Parameters<typeof sealStored>[0]): Promise<number> {
  if ((await db().setupState.count({ where: STATE })) > 0) return 0;
  const rows = await sealStored(report);
  await rememberSealed();
  return rows;
}

/** From now on nothing is looked for in clear text. */
export async function rememberSealed(): Promise<void> {
  await db().setupState.upsert({ where: { key: STATE.key }, create: STATE, update: STATE });
}
