import type { CarrierTable } from "@/lib/engine/carrier-table";
import { KeyNumbers } from "../prices/key-numbers";

/** More than any day's searches ask for; it keeps an unusual day from filling the memory. */
const MOST_REMEMBERED = 100_000;
/** More than there can be numbers. */
const SIZE = 2 ** 24;

/** What ticketing asks of some directions. */
interface Flown {
  /** Carriers by index, each once. */
  carriers: readonly number[];
  isSeparate: boolean;
}

/**
 * Tells whether journeys need more than one ticket: the rule of `groupTickets`, for the same carriers once. A self transfer always does, for
 * within one direction tickets are never joined again. Connections that are none are between carriers that agree, so a direction without
 * one has one ticket, and goes on the one before where some carrier of all agrees with all others. What matters of a direction is a number,
 * and so is what matters of a journey so far.
 */
export class Tickets {
  /** The journey without any directions. */
  static readonly NOTHING = 0;
  private readonly directionNumbers = new KeyNumbers();
  private readonly journeyNumbers = new KeyNumbers();
  private directions: Flown[] = [];
  private journeys: Flown[] = [{ carriers: [], isSeparate: false }];

  constructor(private readonly carriers: Pick<CarrierTable, "codes" | "agreed">) {}

  /** Call between searches only: numbers hold until then. */
  tidy(): void {
    if (this.journeys.length + this.directions.length < MOST_REMEMBERED) return;
    this.directionNumbers.clear();
    this.journeyNumbers.clear();
    this.directions = [];
    this.journeys.length = 1;
  }

  /**
   * Number of a direction.
   * @param key of its carriers, see `DirectionChoice`
   * @param self which of its connections is a self transfer: 0 none, 1 the first, 2 the second
   * @param carriersOf its carriers
   */
  numberOf(key: number, self: number, carriersOf: () => readonly number[]): number {
    const known = this.directionNumbers.get(key * 3 + self);
    if (known >= 0) return known;
    const number = this.directions.push({ carriers: [...new Set(carriersOf())], isSeparate: self > 0 }) - 1;
    this.directionNumbers.add(key * 3 + self, number);
    return number;
  }

  /** Number of the journey that goes on in a direction. */
  goOn(journey: number, direction: number): number {
    const key = journey * SIZE + direction;
    const known = this.journeyNumbers.get(key);
    if (known >= 0) return known;
    const number = this.journeys.push(this.join(this.journeys[journey], this.directions[direction])) - 1;
    this.journeyNumbers.add(key, number);
    return number;
  }

  isSeparate(journey: number): boolean {
    return this.journeys[journey]?.isSeparate ?? false;
  }

  private join(before?: Flown, after?: Flown): Flown {
    const carriers = [...(before?.carriers ?? [])];
    for (const carrier of after?.carriers ?? []) if (!carriers.includes(carrier)) carriers.push(carrier);
    const isSeparate = before?.isSeparate === true || after?.isSeparate === true || !this.shareOne(carriers);
    return { carriers, isSeparate };
  }

  /** Whether one of the carriers has an agreement with all others. */
  private shareOne(carriers: readonly number[]): boolean {
    const { codes, agreed } = this.carriers;
    return carriers.some((carrier) => carriers.every((other) => agreed[carrier * codes.length + other] === 1));
  }
}
