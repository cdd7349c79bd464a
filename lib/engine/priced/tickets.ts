import { groupTickets, type TicketedFlight } from "@/lib/domain/pricing/ticket-groups";
import type { CarrierTable } from "../carrier-table";
import { KeyNumbers } from "./key-numbers";

/** More than any day's searches ask for; it keeps an unusual day from filling the memory. */
const MOST_REMEMBERED = 100_000;
/** More than there can be numbers. */
const SIZE = 2 ** 24;

/**
 * Tells whether journeys need more than one ticket (`groupTickets`), for the same carriers once. What matters of a direction is a number,
 * and so is what matters of a journey so far.
 */
export class Tickets {
  /** The journey without any directions. */
  static readonly NOTHING = 0;
  private readonly ofDirection = new KeyNumbers();
  private readonly ofJourney = new KeyNumbers();
  private directions: (readonly TicketedFlight[])[] = [];
  private journeys: (readonly (readonly TicketedFlight[])[])[] = [[]];
  private separate: boolean[] = [false];

  constructor(private readonly carriers: CarrierTable) {}

  /** Call between searches only: numbers hold until then. */
  tidy(): void {
    if (this.journeys.length + this.directions.length < MOST_REMEMBERED) return;
    this.ofDirection.clear();
    this.ofJourney.clear();
    this.directions = [];
    this.journeys = [[]];
    this.separate = [false];
  }

  /**
   * Number of a direction.
   * @param key of its carriers, see `DirectionChoice.carrierKey`
   * @param flown its carriers in the order of travel
   * @param self which of its connections is a self transfer: 0 none, 1 the first, 2 the second
   */
  numberOf(key: number, self: number, flown: () => readonly number[]): number {
    const known = this.ofDirection.get(key * 3 + self);
    if (known >= 0) return known;
    const flights = flown().map((carrier, flight) => ({
      carrier: this.carriers.codes[carrier] ?? "",
      selfTransfer: flight > 0 && self === flight,
    }));
    const number = this.directions.push(flights) - 1;
    this.ofDirection.add(key * 3 + self, number);
    return number;
  }

  /** Number of the journey that goes on in a direction. */
  goOn(journey: number, direction: number): number {
    const key = journey * SIZE + direction;
    const known = this.ofJourney.get(key);
    if (known >= 0) return known;
    const bounds = [...(this.journeys[journey] ?? []), this.directions[direction] ?? []];
    const number = this.journeys.push(bounds) - 1;
    this.separate.push(this.areSeparate(bounds));
    this.ofJourney.add(key, number);
    return number;
  }

  isSeparate(journey: number): boolean {
    return this.separate[journey] ?? false;
  }

  private areSeparate(bounds: readonly (readonly TicketedFlight[])[]): boolean {
    // Within one direction connections that are no self transfers are between carriers that agree.
    if (bounds.length === 1) return bounds.flat().some(({ selfTransfer }) => selfTransfer);
    const { codes, indexOf, agreed } = this.carriers;
    const areAgreed = (left: string, right: string) => agreed[(indexOf.get(left) ?? 0) * codes.length + (indexOf.get(right) ?? 0)] === 1;
    return groupTickets(bounds, areAgreed).length > 1;
  }
}
