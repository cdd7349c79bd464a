/** How many seats a nesting level of a leg may sell altogether. */
export interface NestingLimit {
  /** Booking classes counted together, e.g. `BMKT`. */
  classes: string;
  /** Seats that these classes may sell in sum. */
  limit: number;
}

/** Seats that one booking takes on one leg. Kept with the booking, and given back by it. */
export interface SeatTake {
  /** `HY0271|2026-12-01|TASIST`: carrier, four-digit number and suffix, local date of departure, airports of the leg. */
  legKey: string;
  /** One letter. */
  bookingClass: string;
  seats: number;
  /** Every level that contains the class; the seats are taken only where each of them still has room. */
  limits: NestingLimit[];
}

/** Seats that were sold in one class of a leg when something was priced. */
export interface SoldCount {
  legKey: string;
  /** One letter. */
  bookingClass: string;
  sold: number;
}

/**
 * Key of a leg's inventory row.
 * @param date local date of the leg's departure, `YYYY-MM-DD`
 */
export function legKey(carrier: string, flightNumber: number, suffix: string, date: string, origin: string, destination: string): string {
  return `${carrier}${String(flightNumber).padStart(4, "0")}${suffix}|${date}|${origin}${destination}`;
}
