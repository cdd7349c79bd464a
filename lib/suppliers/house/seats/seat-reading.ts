import { z } from "zod";
import { db } from "@/lib/db";
import { dayNumber } from "@/lib/domain/dates";
import { parseSaleLimits } from "@/lib/domain/schedule/seats/sale-limits";
import { SeatMirror } from "@/lib/engine/seats/mirror";
import { CLASSES } from "@/lib/engine/seats/rows";

/** A mirror, and up to which changes it has come. */
export interface SeatReading {
  mirror: SeatMirror;
  /** `pg_snapshot` of the last look: what it shows as finished is in the mirror. */
  snapshot: string;
  /**
   * Moves when rows are gone: nothing but reading everything tells which. So does it when another server of a cluster has become the leader
   * (the timeline of its log): it numbers transactions anew that the one before had begun and lost.
   */
  generation: string;
}

/** Rows of a page of the first reading: they take 25 ms to parse. */
const PAGE_ROWS = 10_000;

/** Days that have passed are dropped once so many have come together. */
const SPARE_DAYS = 7;

/**
 * Brings a reading up to date, or makes the first one. A change is found by its transaction: asked for are rows changed in transactions that
 * the last look did not see as finished, so one that commits late is not missed, however high the numbers already seen.
 * @param oldest day number of the first local departures that are needed
 */
export async function readSeats(previous: SeatReading | null, oldest: number): Promise<SeatReading> {
  let known = previous && previous.mirror.oldest <= oldest ? previous : await readAll(oldest);
  for (;;) {
    const { snapshot, generation, rows } = await readChanges(known.snapshot);
    if (generation === known.generation) {
      writeRows(known.mirror, rows);
      known.mirror.endLimits(Date.now());
      if (known.mirror.oldest < oldest - SPARE_DAYS) known.mirror.dropBefore(oldest);
      return { ...known, snapshot };
    }
    known = await readAll(oldest);
  }
}

const changes = z.tuple([z.object({ snapshot: z.string(), generation: z.string(), rows: z.string() })]);

/** Numbers at or above the snapshot's end belong to no transaction that can be seen: a restored database has such rows. */
async function readChanges(since: string): Promise<z.infer<typeof changes>[0]> {
  const rows = await db().$queryRaw<unknown[]>`
    select pg_current_snapshot()::text as snapshot, 
           concat_ws(' ', case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end,
                     (select version from data_version where kind = 'seats')) as generation,
           coalesce((select string_agg(concat_ws(' ', leg_key, array_to_string(sold, ','), limits), E'\n') from leg_inventory
             where changed_in >= pg_snapshot_xmin(${since}::pg_snapshot)::text::bigint
               and changed_in < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
               and not pg_visible_in_snapshot(changed_in::text::xid8, ${since}::pg_snapshot)), '') as rows`;
  return changes.parse(rows)[0];
}

const pages = z.tuple([z.object({ last: z.string().nullable(), rows: z.string() })]);

/** All rows from a day on, page by page. What changes meanwhile is left to the next look for changes. */
async function readAll(oldest: number): Promise<SeatReading> {
  const mirror = new SeatMirror();
  mirror.oldest = oldest;
  const { snapshot, generation } = await readChanges(await presentSnapshot());
  for (let page = await readPage(""); page.last !== null; page = await readPage(page.last)) writeRows(mirror, page.rows);
  return { mirror, snapshot, generation };
}

/** @returns the page after a key in the index's order; no `last` at the end */
async function readPage(after: string): Promise<z.infer<typeof pages>[0]> {
  const rows = await db().$queryRaw<unknown[]>`
    select max(leg_key) as last, coalesce(string_agg(concat_ws(' ', leg_key, array_to_string(sold, ','), limits), E'\n'), '') as rows
      from (select leg_key, sold, limits from leg_inventory where leg_key > ${after} order by leg_key limit ${PAGE_ROWS}) page`;
  return pages.parse(rows)[0];
}

async function presentSnapshot(): Promise<string> {
  const rows = await db().$queryRaw<unknown[]>`select pg_current_snapshot()::text as snapshot`;
  return z.tuple([z.object({ snapshot: z.string() })]).parse(rows)[0].snapshot;
}

/** Lines of `HY0271|2026-12-01|TASIST 0,0,3,…`, and behind it the limits of the house, where there are any. */
const ROW = /^(\w+?)(\d{4})([A-Z]?)\|([\d-]+)\|(\w{3})(\w{3}) ([\d,]*)(?: (\[.*\]))?$/gm;

function writeRows(mirror: SeatMirror, rows: string): void {
  const counts = new Uint16Array(CLASSES);
  for (const [, carrier = "", number = "", suffix = "", date = "", origin = "", destination = "", sold = "", limits] of rows.matchAll(
    ROW,
  )) {
    counts.fill(0);
    for (const [index, seats] of sold.split(",").entries()) counts[index] = Math.min(Number(seats), 0xffff);
    const held = limits === undefined ? [] : parseSaleLimits(JSON.parse(limits), Date.now());
    mirror.write({ carrier, flightNumber: Number(number), suffix, day: dayNumber(date), origin, destination }, counts, held);
  }
}
