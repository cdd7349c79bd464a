import { f64At, itemAt } from "@/lib/util/at";
import type { AnywhereJourney } from "../query";

/** A journey and all that decides between it and another one of the same price. */
interface Candidate {
  journey: AnywhereJourney;
  /** Twice the stops, one more for a self transfer. */
  transferRank: number;
  /** Flight by flight, minutes since epoch, UTC. */
  departures: readonly number[];
}

/** The cheapest journey to each city, found day after day: of several the earliest day's, then the one of the lowest transfer rank, then the shortest. */
export class LowestByCity {
  private readonly best: (Candidate | undefined)[];
  /** By city, the most that a journey may cost to be of use. */
  private readonly limits: Float64Array;

  constructor(cities: number) {
    this.best = new Array(cities);
    this.limits = new Float64Array(cities);
  }

  begin(mostMinor: number): void {
    this.best.fill(undefined);
    this.limits.fill(mostMinor);
  }

  /** Forgets the days before. @param mostOf by city, the most that a journey of the day may cost */
  beginDay(mostOf: (city: number) => number): void {
    this.best.fill(undefined);
    for (let city = 0; city < this.limits.length; city++) this.limits[city] = mostOf(city);
  }

  /** What was found before dominates all of the next day that costs as much. */
  startDay(): void {
    for (const [city, { journey } = { journey: null }] of this.best.entries()) if (journey) this.limits[city] = journey.totalMinor - 1;
  }

  /** The most that a journey of the day may cost to be of use. */
  limitOf(city: number): number {
    return f64At(this.limits, city);
  }

  isReached(city: number): boolean {
    return this.best[city] !== undefined;
  }

  offer(city: number, candidate: Candidate): void {
    const { totalMinor } = candidate.journey;
    if (totalMinor > this.limitOf(city)) return;
    const best = this.best[city];
    if (best && best.journey.totalMinor === totalMinor && compare(best, candidate) <= 0) return;
    this.best[city] = candidate;
    this.limits[city] = totalMinor;
  }

  journeys(): AnywhereJourney[] {
    return this.best.flatMap((best) => best?.journey ?? []);
  }
}

/** The order of two of one day that cost the same. */
function compare(one: Candidate, other: Candidate): number {
  const minutes = ({ journey }: Candidate) => journey.arrivalUtc - journey.departureUtc;
  const sign = one.transferRank - other.transferRank || minutes(one) - minutes(other);
  return one.departures.reduce(
    (found, departure, flight) =>
      found ||
      departure - itemAt(other.departures, flight) ||
      itemAt(one.journey.services, flight) - itemAt(other.journey.services, flight),
    sign,
  );
}
