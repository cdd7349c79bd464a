import type { AnywhereJourney, CitiesOfDay, OfDay } from "@/lib/engine/priced/query";
import type { Nights } from "@/lib/suppliers/port/own-schedule";
import { comparePairs, type StayPair, stayPairs } from "@/lib/suppliers/stay-pairs";
import { remembered } from "@/lib/util/waiting/remembered";
import { totalOf } from "./cheapest-pair";

/** What is known of both directions of a pair, as far as putting them together goes. */
type Journey = Pick<AnywhereJourney, "totalMinor" | "departureUtc" | "arrivalUtc" | "destination" | "services" | "fares">;

/** A way out and back to one city. */
export type RoundTrip = StayPair<Journey>;

interface RoundTripsOptions {
  nights: Nights;
  /** Most that both directions cost together, minor units. */
  mostMinor: number;
  /** Minutes from an arrival to the next departure, by the airport (index in the network) of the arrival. */
  minutesBetween(airport: number): number;
  /** Days left to a day of departure, as far as fares tell them apart. */
  daysLeft(day: number): number;
  /** The cheapest pair of two days, where the cheapest journey of one leaves before that of the other is ready; null where there is none. */
  pairOn(pair: RoundTrip): readonly [Journey, Journey] | null;
}

type ByDay = Map<number, AnywhereJourney>;

/** By city, what ways back cost by the days left to the way out. */
type BackByCity = Map<number, Map<number | null, ByDay>>;

/**
 * Puts the cheapest journeys of each day, there and back, together to the cheapest round trip of each city. Prices of directions add up, so no
 * pair of two days costs less than the cheapest journeys of both. What a way back costs depends on how far ahead the way out is bought.
 */
export class RoundTrips {
  private readonly out = new Map<number, ByDay>();
  private readonly back: BackByCity = new Map();
  /** By city, what its cheapest pair costs of those that are known by now. */
  private readonly best = new Map<number, number>();

  constructor(private readonly options: RoundTripsOptions) {}

  takeOut({ day, journeys }: CitiesOfDay): void {
    for (const journey of journeys) daysOf(this.out, journey.city).set(day, journey);
  }

  /** All ways out have to be known. */
  takeBack({ journeys, ...of }: CitiesOfDay): void {
    for (const back of journeys) {
      const known = remembered(this.back, back.city, () => new Map<number | null, ByDay>());
      remembered(known, of.daysLeft, (): ByDay => new Map()).set(of.day, back);
      for (const out of this.outsFor(of, back.city)) {
        if (this.fits(out, back)) this.best.set(back.city, Math.min(this.mostOf(back.city), totalOf([out, back])));
      }
    }
  }

  /** Days left to the ways out that a way back on a day may belong to. */
  daysLeftBack(day: number): number[] {
    return [...new Set(this.outDays(day).map((out) => this.options.daysLeft(out)))];
  }

  /** The most that a way back on a day may cost to be of use; less than 0 where none is. */
  mostBack(of: OfDay, city: number): number {
    const least = Math.min(...this.outsFor(of, city).map(({ totalMinor }) => totalMinor));
    return least === Number.POSITIVE_INFINITY ? -1 : this.mostOf(city) - least;
  }

  /** The cheapest of each city that has any; of several the earliest, then that of the shortest stay. */
  found(): RoundTrip[] {
    return [...this.out].flatMap(([city, out]) => this.cheapest(out, this.back.get(city) ?? new Map()) ?? []);
  }

  private mostOf(city: number): number {
    return this.best.get(city) ?? this.options.mostMinor;
  }

  /** Days on which one may leave who comes back on a day. */
  private outDays(returnDay: number): number[] {
    const { least, most } = this.options.nights;
    return Array.from({ length: most - least + 1 }, (_, more) => returnDay - least - more);
  }

  /** Ways out that a way back on the day belongs to. */
  private outsFor({ day, daysLeft }: OfDay, city: number): AnywhereJourney[] {
    const known = this.out.get(city);
    if (!known) return [];
    const days = this.outDays(day).filter((out) => this.options.daysLeft(out) === daysLeft);
    return days.map((out) => known.get(out)).filter((out) => out !== undefined);
  }

  private fits(out: Journey, back: Journey): boolean {
    return out.arrivalUtc + this.options.minutesBetween(out.destination) <= back.departureUtc;
  }

  /** Goes through the pairs from the cheapest on, until no later one can be better than what was found. */
  private cheapest(out: ByDay, back: ReadonlyMap<number | null, ByDay>): RoundTrip | null {
    let best: RoundTrip | null = null;
    const backOf = (day: number, returnDay: number) => back.get(this.options.daysLeft(day))?.get(returnDay);
    for (const pair of stayPairs<Journey>(out, backOf, this.options.nights)) {
      if (pair.totalMinor > this.options.mostMinor || (best && comparePairs(best, pair) <= 0)) break;
      if (this.fits(pair.out, pair.back)) return pair;
      const flown = this.options.pairOn(pair);
      const other = flown && { ...pair, out: flown[0], back: flown[1], totalMinor: totalOf(flown) };
      if (other && other.totalMinor <= this.options.mostMinor && (!best || comparePairs(other, best) < 0)) best = other;
    }
    return best;
  }
}

function daysOf(cities: Map<number, ByDay>, city: number): ByDay {
  const known = cities.get(city);
  if (known) return known;
  const made: ByDay = new Map();
  cities.set(city, made);
  return made;
}
