import type { FoundDirections } from "./itinerary-table";
import { Staircase } from "./pareto-front";

const INFINITE = Number.POSITIVE_INFINITY;
/** Kinds of trouble as FoundDirections counts it: none, one stop, two stops, each with and without a self transfer. */
const TROUBLES = 6;

/** What makes one journey better than another, besides price and trouble. */
export interface Goal {
  /** Leaving later. */
  departure: boolean;
  /** Arriving earlier. */
  arrival: boolean;
  /** Minutes that are added to an arrival, by the airport where it is, and the least of them; null for none. */
  between: ((airport: number) => number) | null;
  leastBetween: number;
  /** Whether a better journey outdoes one with less trouble too: where the best alone are wanted. */
  anyTrouble: boolean;
  /** Dearer journeys are of no use. */
  mostMinor: number;
}

/** Knows the best of what leaves no earlier than the journeys at hand, and so which of them are outdone. */
export class Outdone {
  private goal: Goal = { departure: true, arrival: true, between: null, leastBetween: 0, anyTrouble: false, mostMinor: INFINITE };
  /** By trouble, the best of all that may outdo it. */
  private readonly stairs: Staircase[] = Array.from({ length: TROUBLES }, () => new Staircase());

  constructor(private readonly found: FoundDirections) {}

  begin(goal: Goal): void {
    this.goal = goal;
    for (const stairs of this.stairs) stairs.clear();
  }

  /** What counts as the arrival of a journey that was found. */
  arrivalOf(index: number): number {
    const { arrival, end } = this.found;
    return this.goal.arrival ? arrival.at(index) + (this.goal.between?.(end.at(index)) ?? 0) : 0;
  }

  /** Makes a journey outdo whatever has more trouble. */
  enter(index: number): void {
    this.insert(this.found.trouble.at(index) + 1, this.found.total.at(index), this.arrivalOf(index));
  }

  /** Makes a journey outdo whatever has as much trouble, its equals included. */
  enterAmongEquals(index: number): void {
    this.insert(this.found.trouble.at(index), this.found.total.at(index), this.arrivalOf(index));
  }

  /** Makes a journey outdo whatever has more trouble, and what has as much and is worse; its equals wait to be compared. */
  enterBeforeEquals(index: number): void {
    this.enter(index);
    this.insertBetter(this.stairs[this.found.trouble.at(index)], index);
  }

  /** Where trouble does not count, makes a journey just found outdo at once whatever is worse; its equals wait to be compared. */
  note(index: number): void {
    if (this.goal.anyTrouble) for (const stairs of this.stairs) this.insertBetter(stairs, index);
  }

  isOutdone(index: number): boolean {
    return this.isBeaten(this.found.trouble.at(index), this.found.total.at(index), this.arrivalOf(index));
  }

  /** Whether nothing but what is outdone can come of a journey of so much trouble that costs at least this much and arrives no earlier. */
  isHopeless(trouble: number, total: number, arrivalUtc: number): boolean {
    return (
      total === INFINITE ||
      arrivalUtc === INFINITE ||
      this.isBeaten(trouble, total, this.goal.arrival ? arrivalUtc + this.goal.leastBetween : 0)
    );
  }

  private isBeaten(trouble: number, total: number, arrival: number): boolean {
    return total > this.goal.mostMinor || (this.stairs[trouble]?.arrivalFor(total) ?? INFINITE) <= arrival;
  }

  private insert(trouble: number, total: number, arrival: number): void {
    for (let above = trouble; above < TROUBLES; above++) this.stairs[above]?.insert(total, arrival);
  }

  /** What is dearer, or arrives later, is outdone: prices are integers. */
  private insertBetter(stairs: Staircase | undefined, index: number): void {
    const [total, arrival] = [this.found.total.at(index), this.arrivalOf(index)];
    stairs?.insert(total + 0.5, arrival);
    if (this.goal.arrival) stairs?.insert(total, arrival + 1);
  }
}
