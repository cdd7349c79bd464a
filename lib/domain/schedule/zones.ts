import { itemAt } from "@/lib/util/at";
import { remembered } from "@/lib/util/waiting/remembered";
import { fromDayNumber } from "../dates";

/** Instants are looked up in tables of this many minutes (a year), made when first asked for: a schedule is about that long. */
const CHUNK_MINUTES = 366 * 1440;
/** No zone changes its offset twice within this span (Morocco's Ramadan pause is four weeks long). */
const PROBE_MINUTES = 6 * 1440;
/** Wider than any offset of a zone, so that instants this far on either side of a local time surround it. */
const DAY_MINUTES = 1440;

/** Offsets of one zone over one chunk: `offsets[i]` holds from `starts[i]` until `starts[i + 1]`. */
interface OffsetTable {
  starts: number[];
  offsets: number[];
}

interface Zone {
  read: (utcMinutes: number) => number;
  chunks: Map<number, OffsetTable>;
  /** The chunk that was asked for last, and its table. */
  chunk: number;
  table: OffsetTable;
}

const zones = new Map<string, Zone>();
const names = new Map<string, boolean>();

/**
 * Offset of a zone's clock from UTC at an instant, in minutes: +300 in Tashkent.
 * @param zone IANA name, or whole hours from UTC such as `UTC-14`
 * @param utcMinutes minutes since 1970-01-01T00:00Z
 * @throws RangeError where the zone is unknown
 */
export function offsetMinutes(zone: string, utcMinutes: number): number {
  const table = tableAt(zone, utcMinutes);
  return itemAt(table.offsets, indexAt(table.starts, utcMinutes));
}

/** The offset of this instant holds at least until the one returned (not included); minutes since epoch, UTC. */
export function offsetHoldsUntil(zone: string, utcMinutes: number): number {
  const { starts } = tableAt(zone, utcMinutes);
  return starts[indexAt(starts, utcMinutes) + 1] ?? (Math.floor(utcMinutes / CHUNK_MINUTES) + 1) * CHUNK_MINUTES;
}

/**
 * Instant of a local time. Of a time that a clock change skips or repeats, the offset decides that somebody has filed with it. Without one,
 * a skipped time moves forward by the length of the gap, and of a repeated one the first is meant (as Temporal's `compatible`).
 * @param localMinutes minutes from 1970-01-01T00:00 on the local clock
 * @param filedOffset minutes, as of `offsetMinutes`; ignored unless it holds on one side of the clock change
 * @returns minutes since epoch, UTC
 */
export function localToUtc(zone: string, localMinutes: number, filedOffset: number | null = null): number {
  const before = localMinutes - offsetMinutes(zone, localMinutes - DAY_MINUTES);
  const isBefore = utcToLocal(zone, before) === localMinutes;
  if (isBefore && filedOffset === null) return before;
  const after = localMinutes - offsetMinutes(zone, localMinutes + DAY_MINUTES);
  const isAfter = utcToLocal(zone, after) === localMinutes;
  if (isBefore !== isAfter) return isBefore ? before : after;
  return localMinutes - after === filedOffset ? after : before;
}

/** Offsets that a clock may show at a local time: one, or both around a clock change that skips or repeats it; minutes. */
export function offsetsAt(zone: string, localMinutes: number): readonly number[] {
  const around = [offsetMinutes(zone, localMinutes - DAY_MINUTES), offsetMinutes(zone, localMinutes + DAY_MINUTES)];
  const possible = [...new Set(around)];
  const shown = possible.filter((offset) => offsetMinutes(zone, localMinutes - offset) === offset);
  return shown.length > 0 ? shown : possible;
}

/** Whether the tz database has a zone of this name. */
export function isZone(name: string): boolean {
  return remembered(names, name, () => {
    try {
      new Intl.DateTimeFormat("en-US", { timeZone: name });
      return true;
    } catch {
      return false;
    }
  });
}

/** Local time of an instant: minutes from 1970-01-01T00:00 on the zone's clock. */
export function utcToLocal(zone: string, utcMinutes: number): number {
  return utcMinutes + offsetMinutes(zone, utcMinutes);
}

/** `YYYY-MM-DDTHH:MM` of minutes on a local clock. */
export function localText(localMinutes: number): string {
  const day = Math.floor(localMinutes / DAY_MINUTES);
  return `${fromDayNumber(day)}${CLOCK[localMinutes - day * DAY_MINUTES]}`;
}

/** `THH:MM` by the minute of the day. */
const CLOCK = Array.from({ length: DAY_MINUTES }, (_, minute) => new Date(minute * 60_000).toISOString().slice(10, 16));

function tableAt(name: string, utcMinutes: number): OffsetTable {
  const zone = zoneOf(name);
  const chunk = Math.floor(utcMinutes / CHUNK_MINUTES);
  if (zone.chunk === chunk) return zone.table;
  const table = zone.chunks.get(chunk) ?? makeTable(zone.read, chunk * CHUNK_MINUTES);
  zone.chunks.set(chunk, table);
  zone.chunk = chunk;
  zone.table = table;
  return table;
}

function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const zone = { read: offsetReader(name), chunks: new Map(), chunk: Number.NaN, table: { starts: [], offsets: [] } };
  zones.set(name, zone);
  return zone;
}

function makeTable(read: (utcMinutes: number) => number, from: number): OffsetTable {
  const starts = [from];
  const offsets = [read(from)];
  const end = from + CHUNK_MINUTES;
  for (let low = from; low < end; low += PROBE_MINUTES) {
    const high = Math.min(low + PROBE_MINUTES, end - 1);
    const offset = read(high);
    if (offset === offsets.at(-1)) continue;
    starts.push(firstWith(read, offset, low, high));
    offsets.push(offset);
  }
  return { starts, offsets };
}

/** First minute in (low, high] that has the offset, which holds at `high` and not yet at `low`. */
function firstWith(read: (utcMinutes: number) => number, offset: number, low: number, high: number): number {
  let without = low;
  let having = high;
  while (having - without > 1) {
    const middle = Math.floor((without + having) / 2);
    if (read(middle) === offset) having = middle;
    else without = middle;
  }
  return having;
}

/** Position of the last start that is not after the instant. */
function indexAt(starts: readonly number[], utcMinutes: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (itemAt(starts, middle) <= utcMinutes) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Asks Intl, which is right and far too slow to be asked for every flight, and does not know `UTC-14` everywhere. */
function offsetReader(zone: string): (utcMinutes: number) => number {
  const fixed = /^UTC([+-]\d\d)$/.exec(zone)?.[1];
  if (fixed !== undefined) return () => Number(fixed) * 60;
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  return (utcMinutes) => {
    const match = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(format.format(utcMinutes * 60_000));
    const minutes = Number(match?.[2] ?? 0) * 60 + Number(match?.[3] ?? 0);
    return match?.[1] === "-" ? -minutes : minutes;
  };
}
