import { GrowingIntegers } from "@/lib/util/growing";
import type { DirectionSearch } from "./direction-search";
import type { Dominance } from "./dominance";
import type { Judge } from "./judge";

/** Judges itineraries of two stops minute by minute of their departure: equals of one minute are compared when all of it are found. */
export class MinuteJudge implements Judge {
  /** Itineraries of the minute at hand. */
  private readonly fresh = new GrowingIntegers();

  constructor(
    private readonly search: DirectionSearch,
    private readonly dominance: Dominance,
  ) {}

  begin(): void {
    this.fresh.clear();
  }

  prunes(transferRank: number, total: number, arrivalUtc: number): boolean {
    return this.dominance.prunes(transferRank, total, arrivalUtc);
  }

  take(index: number): void {
    if (this.dominance.isDominated(index)) {
      this.search.itineraries.dominated.set(index, 1);
      return;
    }
    this.fresh.push(index);
    this.dominance.enterBeforeEquals(index);
  }

  /** Closes a minute: marks which of its itineraries are dominated by another of it, and enters the others for all that leave earlier. */
  settle(): void {
    const { itineraries } = this.search;
    for (let one = 0; one < this.fresh.count; one++) {
      for (let other = 0; other < this.fresh.count; other++) {
        if (one !== other && this.dominates(this.fresh.at(other), this.fresh.at(one))) itineraries.dominated.set(this.fresh.at(one), 1);
      }
    }
    for (let one = 0; one < this.fresh.count; one++) {
      const index = this.fresh.at(one);
      if (itineraries.dominated.at(index) === 0) this.dominance.enterAmongEquals(index);
    }
    this.fresh.clear();
  }

  /** Of two that leave in the same minute; where they are alike in all, the one with the lower key stays. */
  private dominates(other: number, than: number): boolean {
    const { itineraries } = this.search;
    const price = itineraries.total.at(other) - itineraries.total.at(than);
    const arrival = itineraries.arrival.at(other) - itineraries.arrival.at(than);
    const transferRank = itineraries.transferRank.at(other) - itineraries.transferRank.at(than);
    if (price > 0 || arrival > 0 || transferRank > 0) return false;
    return price < 0 || arrival < 0 || transferRank < 0 || this.search.compareKeys(other, than) < 0;
  }
}
