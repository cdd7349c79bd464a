import type { Cabin } from "../offer";
import type { NestingLimit, SeatTake } from "./inventory";

/** A carrier's rule for one booking class: from so many days before departure, such a share of the cabin. */
export interface AuthorisationRule {
  bookingClass: string;
  cabin: Cabin;
  daysBefore: number;
  /** 0–100 */
  authorisedPercent: number;
}

/** What is known of one leg on one date. */
export interface LegCabin {
  /** Seats of the cabin. */
  capacity: number;
  /** The cabin's booking classes, highest first. */
  classes: string;
  /** See NestingLimit. */
  others?: string;
}

/** Cabin codes of SSIM configurations that mean first or business; all others are economy. */
const BUSINESS_CABINS = "FPACJDIZ";
/** Booking classes that are sold in business where neither a rule nor a fare of the carrier says otherwise. */
const BUSINESS_CLASSES = "FPACJDIZ";

/** The share that the lowest class keeps while departure is at least so many days away, where a carrier has no rules of its own. */
const DEFAULT_LOWEST_PERCENT: readonly (readonly [daysLeft: number, percent: number])[] = [
  [60, 30],
  [30, 22],
  [14, 15],
  [7, 8],
  [3, 3],
];

/**
 * Seats per cabin of an aircraft configuration as filed in SSIM (data element 108), e.g. `C16Y234`. F, C and J count as business, Y, W, S and
 * M as economy. A configuration that names no seats gives zero: such a leg is not sold. Cabins come first; a letter that stands twice begins
 * what is no seat: containers `LL`, pallets `PP`, a version `VV`.
 */
export function cabinCapacities(configuration: string): Record<Cabin, number> {
  const seats = { B: 0, E: 0 };
  for (const { cabin, count } of cabinsOf(configuration)) seats[cabin] += Number(count);
  return seats;
}

/**
 * Whether a configuration says how many seats there are. Numbers are optional (`CY`), and so is all of it in messages: what is not said is
 * unknown and not zero. `Y0` says that nothing is left to sell.
 */
export function tellsSeats(configuration: string): boolean {
  const cabins = cabinsOf(configuration);
  return cabins.length > 0 && cabins.every(({ count }) => count !== "");
}

/**
 * Seats that an aircraft has for those who are booked on it: those of its cabins, without limit in a cabin whose seats are unknown, and in all
 * where no cabin is told. Nobody is put out because a number is missing.
 */
export function cabinRoom(configuration: string): Record<Cabin, number> {
  const cabins = cabinsOf(configuration);
  const isUnknown = (cabin: Cabin) => cabins.length === 0 || cabins.some((each) => each.cabin === cabin && each.count === "");
  const { B, E } = cabinCapacities(configuration);
  return { B: isUnknown("B") ? Number.POSITIVE_INFINITY : B, E: isUnknown("E") ? Number.POSITIVE_INFINITY : E };
}

/** Cabins of a configuration: their letters as filed, and their numbers of seats, which may be empty. */
export function cabinsOf(configuration: string): { letter: string; cabin: Cabin; count: string }[] {
  const [cabins = ""] = configuration.split(/([A-Z])\1/, 1);
  return [...cabins.matchAll(/([A-Z])(\d{0,4})/g)].map(([, letter = "", count = ""]) => ({
    letter,
    cabin: BUSINESS_CABINS.includes(letter) ? "B" : "E",
    count,
  }));
}

/** The cabin of a booking class by custom (IATA resolution 728): what holds where the carrier's own data say nothing. */
export function customaryCabin(bookingClass: string): Cabin {
  return BUSINESS_CLASSES.includes(bookingClass) ? "B" : "E";
}

/**
 * Authorised seats of a cabin as nested limits: level `i` counts the classes from the `i`-th highest down to the lowest together.
 * A higher class may sell all that a lower one may; the limits never rise on the way down and never exceed the capacity.
 * @param rules the carrier's rules; classes without one follow the default profile
 * @param daysLeft from the date at the leg's origin to that of its departure
 */
export function nestingLevels(cabin: LegCabin, rules: readonly AuthorisationRule[], daysLeft: number): NestingLimit[] {
  const classes = [...cabin.classes];
  const percents = classes.map(
    (each, index) => authorisedPercent(each, rules, daysLeft) ?? defaultPercent(index, classes.length, daysLeft),
  );
  return classes.map((_, index) => ({
    classes: cabin.classes.slice(index),
    ...(index === 0 && cabin.others !== undefined && { others: cabin.others }),
    limit: Math.floor((cabin.capacity * Math.min(100, Math.max(...percents.slice(index)))) / 100),
  }));
}

/**
 * The fewest days to departure at which `nestingLevels` are what they are so many days before it: authorisations change on few days only.
 * @param rules the carrier's rules
 */
export function sameLevelsFrom(rules: readonly AuthorisationRule[], daysLeft: number): number {
  const changes = [...DEFAULT_LOWEST_PERCENT.map(([days]) => days), ...rules.map(({ daysBefore }) => daysBefore + 1)];
  return changes.reduce((latest, day) => (day <= daysLeft ? Math.max(latest, day) : latest), 0);
}

/** The levels that a sale in the class has to pass, with all that counts in them. */
export function limitsOf(levels: readonly NestingLimit[], bookingClass: string): SeatTake["limits"] {
  const passed = levels.filter((level) => level.classes.includes(bookingClass));
  return passed.map(({ classes, others = "", limit }) => ({ classes: classes + others, limit }));
}

/**
 * Seats that a class may still sell: the least that any level containing it has left. Zero for a class that the cabin does not have.
 * @param sold seats sold in classes A … Z (26 numbers; missing ones are zero)
 */
export function seatsAvailable(levels: readonly NestingLimit[], bookingClass: string, sold: ArrayLike<number>): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { classes, others = "", limit } of levels) {
    if (classes.includes(bookingClass)) least = Math.min(least, limit - soldIn(classes, sold) - soldIn(others, sold));
  }
  return least === Number.POSITIVE_INFINITY ? 0 : Math.max(0, least);
}

function soldIn(classes: string, sold: ArrayLike<number>): number {
  let seats = 0;
  for (let index = 0; index < classes.length; index++) seats += sold[classes.charCodeAt(index) - 65] ?? 0;
  return seats;
}

/** The rule with the fewest days that still covers the date; before the first rule begins, the first rule. */
function authorisedPercent(bookingClass: string, rules: readonly AuthorisationRule[], daysLeft: number): number | null {
  const own = rules.filter((rule) => rule.bookingClass === bookingClass).sort((left, right) => left.daysBefore - right.daysBefore);
  const covering = own.find((rule) => rule.daysBefore >= daysLeft) ?? own.at(-1);
  return covering?.authorisedPercent ?? null;
}

/** All seats for the highest class, evenly less on the way down, and less for the low classes as departure nears. */
function defaultPercent(index: number, count: number, daysLeft: number): number {
  const lowest = DEFAULT_LOWEST_PERCENT.find(([days]) => daysLeft >= days)?.[1] ?? 0;
  return count < 2 ? 100 : 100 - Math.floor(((100 - lowest) * index) / (count - 1));
}
