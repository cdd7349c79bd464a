import { f64At, itemAt } from "@/lib/util/at";
import type { AnywhereJourney } from "../query";

/** A journey and all that decides between it and another one of the same price. */
interface Candidate {
  journey: AnywhereJourney;
  /** Local day of departure. */
  day: number;
  /** Twice the stops, one more for a self transfer. */
  transferRank: number;
}

/** What is known of a journey before it is laid out. */
interface Outline {
  totalMinor: number;
  day: number;
  transferRank: number;
  /** From the first departure to the last arrival. */
  minutes: number;
}

/** The cheapest journey to each city, in whatever order they are found: of several that cost the same the earliest day's, then the one of the lowest transfer rank, then the shortest. */
export class LowestByCity {
  private readonly best: (Candidate | undefined)[];
  /** By city, the most that a journey may cost to be of use. */
  private readonly limits: Float64Array;

  constructor(cities: number) {
    this.best = new Array(cities);
    this.limits = new Float64Array(cities);
  }

  /** Forgets what was found. @param mostOf by city, the most that a journey may cost */
  begin(mostOf: (city: number) => number): void {
    this.best.fill(undefined);
    for (let city = 0; city < this.limits.length; city++) this.limits[city] = mostOf(city);
  }

  /** The most that a journey may cost to be of use. */
  limitOf(city: number): number {
    return f64At(this.limits, city);
  }

  /** The same on a day: an earlier day's journey comes before all of this day that cost as much. */
  limitOn(city: number, day: number): number {
    const best = this.best[city];
    return best && best.day < day ? f64At(this.limits, city) - 1 : f64At(this.limits, city);
  }

  /** Whether what is known is as cheap as a journey that leaves on the same day, and comes before it whatever its flights. */
  comesBefore(city: number, { totalMinor, day, transferRank, minutes }: Outline): boolean {
    const best = this.best[city];
    if (!best || best.day !== day || best.journey.totalMinor !== totalMinor) return false;
    return best.transferRank < transferRank || (best.transferRank === transferRank && minutesOf(best) < minutes);
  }

  isReached(city: number): boolean {
    return this.best[city] !== undefined;
  }

  offer(city: number, candidate: Candidate): void {
    const { totalMinor } = candidate.journey;
    if (totalMinor > this.limitOn(city, candidate.day)) return;
    const best = this.best[city];
    if (best && best.journey.totalMinor === totalMinor && compare(best, candidate) <= 0) return;
    this.best[city] = candidate;
    this.limits[city] = totalMinor;
  }

  journeys(): AnywhereJourney[] {
    return this.best.flatMap((best) => best?.journey ?? []);
  }
}

/** The order of two that cost the same. */
function compare(one: Candidate, other: Candidate): number {
  const sign = one.day - other.day || one.transferRank - other.transferRank || minutesOf(one) - minutesOf(other);
  return one.journey.departures.reduce(
    (found, departure, flight) =>
      found ||
      departure - itemAt(other.journey.departures, flight) ||
      itemAt(one.journey.services, flight) - itemAt(other.journey.services, flight),
    sign,
  );
}

function minutesOf({ journey }: Candidate): number {
  return journey.arrivalUtc - journey.departureUtc;
}
