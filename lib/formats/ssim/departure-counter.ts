import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { countDepartures } from "./count-departures";

/** Counts the dated flights that legs make; a flight of several legs counts once. Legs come in the file's order. */
export class DepartureCounter {
  departures = 0;
  private last: LegPattern | undefined;

  /** Days since 1970-01-01, both included. */
  constructor(
    private readonly fromDay: number,
    private readonly toDay: number,
  ) {}

  see(leg: LegPattern): void {
    if (!this.continues(leg)) this.departures += countDepartures(leg, this.fromDay, this.toDay);
    this.last = leg;
  }

  private continues(leg: LegPattern): boolean {
    const last = this.last;
    return (
      last !== undefined &&
      last.carrier === leg.carrier &&
      last.flightNumber === leg.flightNumber &&
      last.suffix === leg.suffix &&
      last.itineraryVariation === leg.itineraryVariation &&
      last.legSequence < leg.legSequence
    );
  }
}
