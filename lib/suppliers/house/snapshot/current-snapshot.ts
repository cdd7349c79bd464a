import { db } from "@/lib/db";
import { databaseUrl, snapshotFolder } from "@/lib/env";
import { Freshness } from "@/lib/util/freshness";
import { SnapshotKeeper } from "./keeper";
import { makeElsewhere, makeHere } from "./make-elsewhere";
import { toVersions, VERSIONS_SQL } from "./read-versions";
import type { HouseSnapshot } from "./snapshot";

const DAY_MS = 86_400_000;

/** Schedules and fares up to these numbers of rows are compiled in a fraction of a second. */
const SMALL_LEGS = 10_000;
const SMALL_FARES = 40_000;

const versions = new Freshness({
  read: async () => toVersions(await db().$queryRawUnsafe(VERSIONS_SQL)),
  softMs: 100,
  hardMs: 900,
});

const keeper = new SnapshotKeeper({
  versions: () => versions.get(),
  isSmall,
  make: ({ today, base }, small) => {
    const order = { databaseUrl: databaseUrl(), today, base };
    return small ? makeHere({ ...order, folder: null }) : makeElsewhere({ ...order, folder: snapshotFolder() });
  },
});

/**
 * The process's snapshot of schedule, fares and all that goes with them: the same object while nothing moved. Loaded on first use and again
 * when an import has moved a data version; see SnapshotKeeper for who waits for that.
 */
export function currentSnapshot(now: Date): Promise<HouseSnapshot> {
  return keeper.current(Math.floor(now.getTime() / DAY_MS));
}

async function isSmall(): Promise<boolean> {
  const [counted] = await db().$queryRaw<{ small: boolean }[]>`
    select (select count(*) from (select from schedule_leg limit ${SMALL_LEGS + 1}) as leg) <= ${SMALL_LEGS}
      and (select count(*) from (select from fare limit ${SMALL_FARES + 1}) as fares) <= ${SMALL_FARES} as small`;
  return counted?.small ?? true;
}
