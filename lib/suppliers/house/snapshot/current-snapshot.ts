import { db } from "@/lib/db";
import { utcDays } from "@/lib/domain/dates";
import { directDatabaseUrl, snapshotFolder } from "@/lib/env";
import { tellFact } from "@/lib/util/process-facts";
import { processMemory } from "@/lib/util/process-wide";
import { Freshness } from "@/lib/util/waiting/freshness";
import { toDataVersions, VERSIONS_SQL, type VersionRow } from "./data-versions";
import { makePartsBeside } from "./make-in-thread";
import { makeParts } from "./make-parts";
import type { HouseSnapshot } from "./snapshot";
import { SnapshotCache } from "./snapshot-cache";

/** Schedules and fares up to these numbers of rows are compiled in a fraction of a second. */
const SMALL_LEGS = 10_000;
const SMALL_FARES = 80_000;

/** One for all bundles that hold this module: whichever of them loads it, the others and whoever asks for readiness have it. */
const cache = processMemory("house-snapshot", makeCache);

function makeCache(): SnapshotCache {
  /** Milliseconds since 1970: when the database last said which data are the newest. */
  let confirmedAt: number | null = null;
  const versions = new Freshness({
    read: async () => {
      const rows = await db().$queryRawUnsafe<VersionRow[]>(VERSIONS_SQL);
      confirmedAt = Date.now();
      return toDataVersions(rows);
    },
    softMs: 100,
    hardMs: 900,
    awayMs: 60_000,
    awayExpired: true,
  });
  const made = new SnapshotCache({
    versions: () => versions.get(),
    newestVersions: () => {
      versions.expire();
      return versions.get();
    },
    isSmall,
    make: ({ today, held }, small) => {
      const order = { databaseUrl: directDatabaseUrl(), today, held };
      return small ? makeParts({ ...order, folder: null }) : makePartsBeside({ ...order, folder: snapshotFolder() });
    },
  });
  tellFact("snapshot_version", () => made.heldVersion);
  tellFact("snapshot_confirmed_at", () => confirmedAt);
  return made;
}

/**
 * The process's snapshot of schedule, fares and all that goes with them: the same object while nothing has changed. Loaded on first use and
 * again when an import has raised a data version; see SnapshotCache for who waits for that.
 */
export function currentSnapshot(now: Date): Promise<HouseSnapshot> {
  return cache().get(utcDays(now));
}

/** The same of data as they are at this call: whoever asks waits for it, however many they are. */
export function newestSnapshot(now: Date): Promise<HouseSnapshot> {
  return cache().newest(utcDays(now));
}

async function isSmall(): Promise<boolean> {
  const [counted] = await db().$queryRaw<{ small: boolean }[]>`
    select (select count(*) from (select from schedule_leg limit ${SMALL_LEGS + 1}) as leg) <= ${SMALL_LEGS}
      and (select count(*) from (select from fare limit ${SMALL_FARES + 1}) as fares) <= ${SMALL_FARES} as small`;
  return counted?.small ?? true;
}
