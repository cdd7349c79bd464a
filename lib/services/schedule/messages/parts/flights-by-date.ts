import { fromDayNumber } from "@/lib/domain/dates";
import type { FlightDay } from "@/lib/domain/schedule/flights/flight-days";
import { Rejected } from "./rejected";

/** The flights of one number by their dates in a message's time mode. */
export class FlightsByDate {
  private readonly first = new Map<number, FlightDay>();
  private readonly twice = new Set<number>();

  constructor(
    readonly all: readonly FlightDay[],
    dateOf: (flight: FlightDay) => number,
    private readonly name: string,
  ) {
    for (const flight of all) {
      const date = dateOf(flight);
      if (this.first.has(date)) this.twice.add(date);
      this.first.set(date, flight);
    }
  }

  has(date: number): boolean {
    return this.first.has(date);
  }

  /**
   * The flight of a date.
   * @throws Rejected where there are two: of flights kept by the other clock two may leave on one date of this one
   */
  get(date: number): FlightDay | undefined {
    if (this.twice.has(date)) throw new Rejected("two_flights", this.name, fromDayNumber(date));
    return this.first.get(date);
  }
}
