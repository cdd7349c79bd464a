import { groupBy } from "@/lib/util/grouping";
import type { OfferSegment } from "../offer";

/** Most journeys that are offered in place of a changed one. */
export const MOST_OFFERED = 5;

/** One way to fly a direction: as it is flown now, or with other flights from one of them on. */
export interface Way {
  direction: number;
  /** All flights of the direction, in the order of travel. */
  segments: readonly OfferSegment[];
  /** The first flight that comes in place of another; the number of flights where all of them stay. */
  from: number;
  /** Minutes by which departure and arrival miss the agreed ones together. */
  off: number;
  /** Whether the other flights are the agreed ones under other numbers: the same places at the same times. */
  isSame: boolean;
}

/** Directions of a journey, from its beginning on. */
interface Begun<Each extends Way> {
  ways: readonly Each[];
  /** Which directions have other flights: `0,1`. */
  exchanged: string;
  off: number;
  /** How many directions have flights that are not the agreed ones under other numbers. */
  others: number;
  flights: number;
}

/**
 * Journeys that mend a changed one: each of their directions is flown in one of its ways, and can be reached from the one before it. The same
 * journey under other numbers comes first, then what misses the agreed times least. Of each choice of directions that have other flights (the
 * way out alone, the way back alone, both) the best one is among them, as far as the few that are offered have room for it.
 * @param ways the ways of every direction that somebody flies, in the order of travel; a direction that stays has one
 * @param reaches whether who flies the one can then fly the other, the direction after it
 * @returns at most MOST_OFFERED, each a way per direction; none that changes nothing
 */
export function mendedJourneys<Each extends Way>(
  ways: readonly (readonly Each[])[],
  reaches: (before: Each, next: Each) => boolean,
): (readonly Each[])[] {
  let begun: Begun<Each>[] = [{ ways: [], exchanged: "", off: 0, others: 0, flights: 0 }];
  for (const ofDirection of ways) {
    const further = begun.flatMap((journey) => {
      const before = journey.ways.at(-1);
      return ofDirection.filter((way) => !before || reaches(before, way)).map((way) => goOn(journey, way));
    });
    begun = worthGoingOn(further);
  }
  return represented(begun.filter(({ exchanged }) => exchanged !== "")).map((journey) => journey.ways);
}

function goOn<Each extends Way>({ ways, exchanged, off, others, flights }: Begun<Each>, way: Each): Begun<Each> {
  const isExchanged = way.from < way.segments.length;
  return {
    ways: [...ways, way],
    exchanged: isExchanged ? [...(exchanged === "" ? [] : [exchanged]), way.direction].join() : exchanged,
    off: off + way.off,
    others: others + (isExchanged && !way.isSame ? 1 : 0),
    flights: flights + way.segments.length,
  };
}

/** In order, without those that have as many better ones as are offered, with the same directions exchanged, which arrive no later: no sequel needs them. */
function worthGoingOn<Each extends Way>(journeys: readonly Begun<Each>[]): Begun<Each>[] {
  const worth = new Map<string, Begun<Each>[]>();
  return journeys.toSorted(inOrder).filter((journey) => {
    const better = worth.get(journey.exchanged) ?? [];
    if (better.filter((each) => arrivalOf(each) <= arrivalOf(journey)).length >= MOST_OFFERED) return false;
    worth.set(journey.exchanged, [...better, journey]);
    return true;
  });
}

/** @param journeys in order */
function represented<Each extends Way>(journeys: readonly Begun<Each>[]): Begun<Each>[] {
  const best = [...groupBy(journeys, ({ exchanged }) => exchanged).values()].flatMap(([first]) => first ?? []);
  const all = [...best, ...journeys.filter((journey) => !best.includes(journey))];
  return all.slice(0, MOST_OFFERED).sort(inOrder);
}

function inOrder<Each extends Way>(one: Begun<Each>, other: Begun<Each>): number {
  const better = one.off - other.off || one.others - other.others || one.flights - other.flights || arrivalOf(one) - arrivalOf(other);
  return better || (namesOf(one) < namesOf(other) ? -1 : 1);
}

/** The same journeys come in the same order, whoever found them first. */
function namesOf({ ways }: Begun<Way>): string {
  return ways
    .flatMap(({ segments }) => segments.map(({ carrier, flightNumber, departure }) => carrier + flightNumber + departure.utc))
    .join();
}

function arrivalOf({ ways }: Begun<Way>): number {
  return ways.at(-1)?.segments.at(-1)?.arrival.utc ?? 0;
}
