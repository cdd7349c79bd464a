import { f64At } from "@/lib/util/at";
import type { ItineraryTable } from "./itinerary-table";
import type { Judge } from "./judge";

const INFINITE = Number.POSITIVE_INFINITY;
/** As ItineraryTable counts them: none, one, two stops, each with and without a self transfer. */
const TRANSFER_RANKS = 6;

/**
 * Which itineraries others dominate, and which labels (parts of itineraries with lower bounds of price and arrival) can be pruned: target
 * pruning of McRAPTOR (Delling, Pajor, Werneck 2012), with a Pareto front of (price, arrival) for each transfer rank. Departures are no criterion
 * of the fronts: the sweep enters itineraries from the last departure to the first one, as in rRAPTOR and CSA profiles.
 */
export class Dominance implements Judge {
  private mostMinor = INFINITE;
  /** By transfer rank, the front of all that may dominate it. */
  private readonly fronts: ParetoFront[] = Array.from({ length: TRANSFER_RANKS }, () => new ParetoFront());

  constructor(private readonly itineraries: ItineraryTable) {}

  /** @param mostMinor the most that the party pays, minor units */
  begin(mostMinor: number): void {
    this.mostMinor = mostMinor;
    for (const front of this.fronts) front.clear();
  }

  take(): void {
    // Itineraries are entered minute by minute, when all of a minute are found.
  }

  /** From now on an itinerary dominates those of higher transfer ranks. */
  enter(index: number): void {
    this.insert(this.itineraries.transferRank.at(index) + 1, index);
  }

  /** From now on an itinerary dominates those of its transfer rank too, its equals included. */
  enterAmongEquals(index: number): void {
    this.insert(this.itineraries.transferRank.at(index), index);
  }

  /** From now on an itinerary dominates those of higher transfer ranks, and those of its transfer rank that are worse. Its equals are compared later. */
  enterBeforeEquals(index: number): void {
    this.enter(index);
    this.insertWorse(this.fronts[this.itineraries.transferRank.at(index)], index);
  }

  isDominated(index: number): boolean {
    return this.isWithinFront(
      this.itineraries.transferRank.at(index),
      this.itineraries.total.at(index),
      this.itineraries.arrival.at(index),
    );
  }

  /** As of Judge: all itineraries that a label may become are dominated or cannot be had. */
  prunes(transferRank: number, total: number, arrivalUtc: number): boolean {
    return total === INFINITE || arrivalUtc === INFINITE || this.isWithinFront(transferRank, total, arrivalUtc);
  }

  private isWithinFront(transferRank: number, total: number, arrival: number): boolean {
    return total > this.mostMinor || (this.fronts[transferRank]?.earliestArrival(total) ?? INFINITE) <= arrival;
  }

  private insert(transferRank: number, index: number): void {
    const [total, arrival] = [this.itineraries.total.at(index), this.itineraries.arrival.at(index)];
    for (let above = transferRank; above < TRANSFER_RANKS; above++) this.fronts[above]?.insert(total, arrival);
  }

  /** What costs more, or arrives later, is dominated: prices and minutes are integers. */
  private insertWorse(front: ParetoFront | undefined, index: number): void {
    const [total, arrival] = [this.itineraries.total.at(index), this.itineraries.arrival.at(index)];
    front?.insert(total + 0.5, arrival);
    front?.insert(total, arrival + 1);
  }
}

/** Pareto front of (price, arrival): prices ascend and arrivals descend, so a question is a binary search. */
class ParetoFront {
  private prices = new Float64Array(64);
  private arrivals = new Float64Array(64);
  private count = 0;

  clear(): void {
    this.count = 0;
  }

  /** Earliest arrival for at most this price; infinite where there is none. */
  earliestArrival(price: number): number {
    const at = this.countUpTo(price);
    return at === 0 ? Number.POSITIVE_INFINITY : f64At(this.arrivals, at - 1);
  }

  insert(price: number, arrival: number): void {
    const at = this.countUpTo(price);
    if (at > 0 && f64At(this.arrivals, at - 1) <= arrival) return;
    // A label of the same price gives way, and so do dearer ones that arrive no earlier.
    const from = at > 0 && this.prices[at - 1] === price ? at - 1 : at;
    let to = at;
    while (to < this.count && f64At(this.arrivals, to) >= arrival) to++;
    this.replace(from, to, price, arrival);
  }

  private replace(from: number, to: number, price: number, arrival: number): void {
    if (from === to && this.count === this.prices.length) this.grow();
    this.prices.copyWithin(from + 1, to, this.count);
    this.arrivals.copyWithin(from + 1, to, this.count);
    this.count += from + 1 - to;
    this.prices[from] = price;
    this.arrivals[from] = arrival;
  }

  /** How many labels cost no more than this. */
  private countUpTo(price: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (f64At(this.prices, middle) <= price) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private grow(): void {
    const [prices, arrivals] = [this.prices, this.arrivals];
    this.prices = new Float64Array(prices.length * 2);
    this.prices.set(prices);
    this.arrivals = new Float64Array(arrivals.length * 2);
    this.arrivals.set(arrivals);
  }
}
