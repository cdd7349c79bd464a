import type { SeatMirror } from "@/lib/engine/seats-mirror";
import { Freshness } from "@/lib/freshness";
import { readSeats } from "./seat-reading";

/** Searches show seats of so long ago at most; they ask for newer ones, without waiting, four times a second. */
const HARD_MS = 1_000;
const SOFT_MS = 250;

const seats = new Freshness({ read: readSeats, softMs: SOFT_MS, hardMs: HARD_MS });

/** The seats sold on all flights as of a second ago at most; the same object, changed in place, until rows are gone. */
export function currentSeats(): SeatMirror | Promise<SeatMirror> {
  const reading = seats.get();
  return reading instanceof Promise ? reading.then(({ mirror }) => mirror) : reading.mirror;
}

/** Makes the next search see what this process has just sold or given back. */
export function expireSeats(): void {
  seats.expire();
}
