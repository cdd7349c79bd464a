/** How many seats a nesting level of a leg may sell altogether. */
export interface NestingLimit {
  /** Booking classes counted together, e.g. `BMKT`. */
  classes: string;
  /** Classes that are not sold here, but may have been: under another number of the same aircraft, or before a change. They count with them. */
  others?: string;
  /** Seats that these classes may sell in sum. */
  limit: number;
}

/** Seats that one booking takes on one leg. Kept with the booking, and given back by it. */
export interface SeatTake {
  /** `HY0271|2026-12-01|TASIST`: flight code of the leg that is flown, local date of departure, airports of the leg. */
  legKey: string;
  /** One letter. */
  bookingClass: string;
  seats: number;
  /** Every level that contains the class; the seats are taken only where each of them still has room. */
  limits: Omit<NestingLimit, "others">[];
}

/** Seats that were sold in one class of a leg when something was priced. */
export interface SoldCount {
  legKey: string;
  /** One letter. */
  bookingClass: string;
  sold: number;
}

/** Flight as the keys of inventory name it: `HY0271`, carrier, four-digit number and suffix. */
export function flightCode(carrier: string, flightNumber: number, suffix: string): string {
  return `${carrier}${String(flightNumber).padStart(4, "0")}${suffix}`;
}

/** What a leg's key was made of. */
export function parseLegKey(key: string): { flight: string; date: string; origin: string; destination: string } {
  const [flight = "", date = "", pair = ""] = key.split("|");
  return { flight, date, origin: pair.slice(0, 3), destination: pair.slice(3) };
}

/** What `flightCode` was made of; null for what is no flight. */
export function parseFlightCode(code: string): { carrier: string; flightNumber: number; suffix: string } | null {
  const [, carrier, number, suffix] = /^([A-Z0-9]{2,3}?)(\d{4})([A-Z]?)$/.exec(code) ?? [];
  return carrier === undefined || suffix === undefined ? null : { carrier, flightNumber: Number(number), suffix };
}

/**
 * Key of a leg's inventory row.
 * @param date local date of the leg's departure, `YYYY-MM-DD`
 */
export function legKey(carrier: string, flightNumber: number, suffix: string, date: string, origin: string, destination: string): string {
  return poolKey(flightCode(carrier, flightNumber, suffix), date, origin, destination);
}

/**
 * The same by the code of the flight that is flown: one aircraft is one pool, whatever numbers its seats are sold under.
 * @param flight as `flightCode` writes it; of a duplicate its `operatingFlight`
 */
export function poolKey(flight: string, date: string, origin: string, destination: string): string {
  return `${flight}|${date}|${origin}${destination}`;
}

/** Behind the flight of seats that no aircraft has. */
const LOST = "*";

/**
 * Key of seats on a flight that is gone while its own key is that of another departure, whose seats they are not: `HY0271*|2026-12-01|TASIST`.
 * No search and no sale reads it.
 */
export function lostLegKey(key: string): string {
  const { flight, date, origin, destination } = parseLegKey(keptLegKey(key));
  return poolKey(`${flight}${LOST}`, date, origin, destination);
}

/** The key that seats had while their flight was flown. */
export function keptLegKey(key: string): string {
  return key.replace(`${LOST}|`, "|");
}

export function isLostLegKey(key: string): boolean {
  return keptLegKey(key) !== key;
}
