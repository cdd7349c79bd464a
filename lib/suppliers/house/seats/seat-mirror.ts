import { utcDays } from "@/lib/domain/dates";
import type { SeatMirror } from "@/lib/engine/seats/mirror";
import { processMemory } from "@/lib/util/process-wide";
import { Freshness } from "@/lib/util/waiting/freshness";
import { readSeats, type SeatReading } from "./seat-reading";

/** Searches show seats of so long ago at most; they ask for newer ones, without waiting, four times a second. */
const HARD_MS = 1_000;
const SOFT_MS = 250;
/** While the database is away, searches go on for so long with the seats of before: nobody can book then. */
const AWAY_MS = 60_000;

/** UTC's day before yesterday: flights of yesterday may still be today's elsewhere. */
const KEPT_DAYS = 2;

/** One for pages and routes: all seats are read once, and a sale by a route is seen by the next page. */
const held = processMemory("seats", () => {
  /** Day number of the first departures that the last caller needed. */
  const needed = { oldest: 0 };
  const seats = new Freshness<SeatReading>({
    read: (previous) => readSeats(previous, needed.oldest),
    softMs: SOFT_MS,
    hardMs: HARD_MS,
    awayMs: AWAY_MS,
    awayExpired: true,
  });
  return { needed, seats };
});

/**
 * The seats sold on all flights as of a second ago at most; the same object, changed in place, until rows are gone.
 * @param now flights before it are not kept
 */
export async function currentSeats(now: Date): Promise<SeatMirror> {
  need(now);
  return (await held().seats.get()).mirror;
}

/** The same without this process's own sales of the last moment: for what is made sure of when it is written. */
export async function recentSeats(now: Date): Promise<SeatMirror> {
  need(now);
  return (await held().seats.recent()).mirror;
}

function need(now: Date): void {
  const oldest = utcDays(now) - KEPT_DAYS;
  if (oldest < held().needed.oldest) held().seats.expire();
  held().needed.oldest = oldest;
}

/** Makes the next search see what this process has just sold or given back. */
export function expireSeats(): void {
  held().seats.expire();
}
