import { z } from "zod";
import { db } from "@/lib/db";
import { dayNumber } from "@/lib/domain/dates";
import { SeatMirror } from "@/lib/engine/seats/mirror";
import { CLASSES } from "@/lib/engine/seats/rows";

/** A mirror, and up to which changes it has come. */
export interface SeatReading {
  mirror: SeatMirror;
  /** `pg_snapshot` of the last look: what it shows as finished is in the mirror. */
  snapshot: string;
  /** Moves when rows are gone: nothing but reading everything tells which. */
  generation: number;
}

/** Rows of a page of the first reading: some milliseconds to parse. */
const PAGE_ROWS = 20_000;

/** Days that have passed are dropped once so many have come together. */
const FORGET_DAYS = 7;

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
      if (known.mirror.oldest < oldest - FORGET_DAYS) known.mirror.forgetBefore(oldest);
      return { ...known, snapshot };
    }
    known = await readAll(oldest);
  }
}

const changes = z.tuple([z.object({ snapshot: z.string(), generation: z.int(), rows: z.string() })]);

/** Numbers at or above the snapshot's end belong to no transaction that can be seen: a restored database has such rows. */
async function readChanges(since: string): Promise<z.infer<typeof changes>[0]> {
  const rows = await db().$queryRaw<unknown[]>`
    select pg_current_snapshot()::text as snapshot, coalesce((select version from data_version where kind = 'seats'), 0) as generation,
           coalesce((select string_agg(leg_key || ' ' || array_to_string(sold, ','), E'\n') from leg_inventory
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
    select max(leg_key) as last, coalesce(string_agg(leg_key || ' ' || array_to_string(sold, ','), E'\n'), '') as rows
      from (select leg_key, sold from leg_inventory where leg_key > ${after} order by leg_key limit ${PAGE_ROWS}) page`;
  return pages.parse(rows)[0];
}

async function presentSnapshot(): Promise<string> {
  const rows = await db().$queryRaw<unknown[]>`select pg_current_snapshot()::text as snapshot`;
  return z.tuple([z.object({ snapshot: z.string() })]).parse(rows)[0].snapshot;
}

/** Lines of `HY0271|2026-12-01|TASIST 0,0,3,…`. */
function writeRows(mirror: SeatMirror, rows: string): void {
  const counts = new Uint16Array(CLASSES);
  for (let start = 0; start < rows.length; ) {
    const end = rows.indexOf("\n", start);
    const line = rows.slice(start, end < 0 ? rows.length : end);
    writeRow(mirror, line, counts);
    start += line.length + 1;
  }
}

function writeRow(mirror: SeatMirror, line: string, counts: Uint16Array): void {
  const flight = line.indexOf("|");
  const date = line.indexOf("|", flight + 1);
  const key = line.indexOf(" ");
  const suffix = /[A-Z]/.test(line.charAt(flight - 1)) ? 1 : 0;
  const number = flight - suffix - 4;
  let at = key + 1;
  for (let index = 0; index < CLASSES; index++) {
    let seats = 0;
    for (let digit = line.charCodeAt(at); digit >= 48; digit = line.charCodeAt(++at)) seats = seats * 10 + digit - 48;
    counts[index] = Math.min(seats, 0xffff);
    at += 1;
  }
  const leg = {
    carrier: line.slice(0, number),
    flightNumber: Number(line.slice(number, number + 4)),
    suffix: line.slice(flight - suffix, flight),
    day: dayNumber(line.slice(flight + 1, date)),
    origin: line.slice(date + 1, date + 4),
    destination: line.slice(date + 4, key),
  };
  mirror.write(leg, counts);
}
