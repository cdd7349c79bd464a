import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { staffSealedSince } from "./begin-sealing-staff";
import { makeDataKeys } from "./data-keys";
import { currentKey, HARD_MS, sealsStaff } from "./keyring";
import { sealStored } from "./seal-stored";

const MONTH_MS = 30 * 86_400_000;
/** What is remembered of what is sealed: that of bookings, and that of people who sign in. */
const BOOKINGS = "personal_data";
const STAFF = "staff_data";

/** When a key that is made now is used: every process has read the keys by then, on clocks that agree within so much again. */
export function activationOf(now: Date): Date {
  return new Date(now.getTime() + 2 * HARD_MS);
}

/**
 * Sees to the keys of personal data: a new one each month, and rows of releases before 2026-11-23 are sealed once there is a key, people who
 * sign in (before 2026-11-24) once they may be.
 * Any number of workers may do so at once. @returns how many rows were sealed
 */
export async function tendPersonalData({ now }: { now: Date }): Promise<number> {
  if ((await currentKey()) === null) {
    log.warn("personal data are written in clear text until all processes are of this release and `npm run personal-data -- seal` says so");
    return 0;
  }
  const newest = await db().dataKey.findFirstOrThrow({ where: { purpose: "seal" }, orderBy: { id: "desc" } });
  if (newest.createdAt.getTime() < now.getTime() - MONTH_MS) await makeDataKeys(["seal"], activationOf(now));
  const staffSince = await staffSealedSince();
  if (staffSince === null)
    log.warn(
      "people who sign in are kept in clear text until all processes are of this release and `npm run personal-data -- seal` says so",
    );
  // Processes that have not heard of it yet still write clear text.
  const last = Math.max(newest.createdAt.getTime(), staffSince?.getTime() ?? 0);
  if (last > now.getTime() - 2 * HARD_MS) return 0;
  return sealRemaining();
}

/** Seals what is in clear text, and remembers that nothing is any more. */
export async function sealRemaining(report?: Parameters<typeof sealStored>[0]): Promise<number> {
  const states = await statesOfNow();
  if ((await db().setupState.count({ where: { key: { in: states } } })) === states.length) return 0;
  const rows = await sealStored(report);
  await rememberSealed();
  return rows;
}

/** From now on nothing is looked for in clear text. */
export async function rememberSealed(): Promise<void> {
  const data = (await statesOfNow()).map((key) => ({ key, value: "sealed" }));
  await db().setupState.createMany({ data, skipDuplicates: true });
}

async function statesOfNow(): Promise<string[]> {
  return (await sealsStaff()) ? [BOOKINGS, STAFF] : [BOOKINGS];
}
