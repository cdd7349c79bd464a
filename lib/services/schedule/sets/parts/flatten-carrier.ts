import { dayNumber } from "@/lib/domain/dates";
import { coverLegs, type StoredLeg } from "@/lib/domain/schedule/cover-legs";
import { type FlatFlight, flattenFlight } from "@/lib/domain/schedule/flights/flatten-flight";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { flightKey, type ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import type { Prisma } from "@/lib/generated/prisma/client";
import { groupBy } from "@/lib/util/grouping";
import { readFlights } from "./read-flights";
import { readSets } from "./read-sets";
import { zoneOf } from "./zone-of";

/** All that counts of a carrier, as one set could say it. */
export interface FlatCarrier {
  carrier: string;
  timeMode: "L" | "U";
  /** Flight dates from the first to the last; null is open-ended. */
  validFrom: string;
  validTo: string | null;
  legs: LegPattern[];
  /** As `FlatFlight` has it, with the flight. */
  unsaid: string[];
}

interface Limits {
  /** `YYYY-MM-DD` */
  from?: string;
  to?: string;
  /** Day number to which clock changes divide what has no end. */
  openUntil: number;
}

/** Before any flight: nothing is left out for being past. */
const ALWAYS = "0000-00-00";

/** What counts of a carrier's sets, resolved flight by flight. */
export async function flattenCarrier(tx: Prisma.TransactionClient, carrier: string, limits: Limits): Promise<FlatCarrier> {
  const sets = (await readSets(tx, [carrier])).filter(({ withdrawnBy }) => withdrawnBy === null);
  const counting = new Set(sets.map(({ seq }) => seq));
  const timeMode = usualMode(sets);
  const options = { timeMode, zoneOf, openUntil: limits.openUntil, from: dayOf(limits.from), to: dayOf(limits.to) };
  const flat: FlatFlight[] = [];
  for await (const batch of readFlights(tx, { carrier, numbers: null, from: ALWAYS })) {
    const stored = batch.filter(({ setSeq }) => counting.has(setSeq));
    for (const legs of groupBy(stored, ({ flightNumber }) => flightNumber).values()) {
      const seen = new Set<string>();
      for (const flight of groupBy(legs, flightKey).values()) flat.push(named(flattenOne(flight, sets, { ...options, seen }), flight));
    }
  }
  const legs = flat.flatMap((flight) => flight.legs);
  return { carrier, timeMode, ...validityOf(legs), legs, unsaid: flat.flatMap(({ unsaid }) => unsaid) };
}

function dayOf(date: string | undefined): number | null {
  return date === undefined ? null : dayNumber(date);
}

function flattenOne(stored: readonly StoredLeg[], sets: readonly ScheduleSet[], options: Parameters<typeof flattenFlight>[2]): FlatFlight {
  const setOf = new Map<LegPattern, number>();
  // Covering gives back the legs that it was given.
  for (const [index, leg] of coverLegs(stored, sets, zoneOf).entries()) setOf.set(leg, stored[index]?.setSeq ?? 0);
  return flattenFlight([...setOf.keys()], (leg) => setOf.get(leg) ?? 0, options);
}

function named({ legs, unsaid }: FlatFlight, [leg]: readonly StoredLeg[]): FlatFlight {
  return { legs, unsaid: unsaid.map((where) => `${leg?.carrier}${leg?.flightNumber}${leg?.suffix} ${where}`) };
}

/** That of the carrier's files; of messages, where there are none. */
function usualMode(sets: readonly ScheduleSet[]): "L" | "U" {
  return (sets.findLast(({ flightNumber }) => flightNumber === null) ?? sets.at(-1))?.timeMode ?? "L";
}

function validityOf(legs: readonly LegPattern[]): { validFrom: string; validTo: string | null } {
  let [validFrom, validTo]: [string, string | null] = ["9999-12-31", ""];
  for (const { periodFrom, periodTo } of legs) {
    if (periodFrom < validFrom) validFrom = periodFrom;
    validTo = validTo === null || periodTo === null ? null : periodTo > validTo ? periodTo : validTo;
  }
  return { validFrom, validTo };
}
