import type { FareTerms } from "@/lib/domain/pricing/fare-columns";
import { itemAt } from "@/lib/util/at";
import { remembered } from "@/lib/util/waiting/remembered";

const ANY_FLIGHT = -1;
/** Set 0 has none of the lists, set 1 has all. */
const NO_LIST = 0;
const EVERY_LIST = 1;
/** Beyond the bits of the 26 classes. */
const SET_UNIT = 2 ** 26;
const CLASSES = SET_UNIT - 1;
/** More sets than flights and the ways they join come to. */
const MOST_SETS = 2 ** 16;

/**
 * Flight numbers that fares are filed for. A flight is in the set of lists that name it, and several flights in those that name each. Sets are
 * numbered, and ride along with the bits of the classes that have seats: a mask is the bits, and a multiple of `SET_UNIT`.
 */
export class FlightLists {
  /** By index of the terms, its list; -1 where the fare is for any flight. */
  private readonly listOf: Int32Array;
  private readonly flightsOf: (readonly number[])[] = [];
  private readonly sets: ReadonlySet<number>[] = [new Set()];
  private readonly numbers = new Map<string, number>();
  private readonly setOfFlight = new Map<number, number>();
  private readonly joint = new Map<number, number>();
  /** Whether every fare is for any flight. */
  readonly isEmpty: boolean;

  constructor(terms: readonly Pick<FareTerms, "flightNumbers">[]) {
    const lists = new Map<string, number>();
    this.listOf = Int32Array.from(terms, ({ flightNumbers }) => {
      if (flightNumbers.length === 0) return ANY_FLIGHT;
      return remembered(lists, flightNumbers.join(), () => this.flightsOf.push(flightNumbers) - 1);
    });
    this.isEmpty = lists.size === 0;
    this.sets.push(new Set(lists.values()));
    this.numbers.set("", NO_LIST).set(this.keyOf(itemAt(this.sets, EVERY_LIST)), EVERY_LIST);
  }

  /** How many sets may be told apart by a key. */
  get setCount(): number {
    return this.isEmpty ? 1 : MOST_SETS;
  }

  /** The bits of classes with the lists that a flight number is in. */
  withFlight(classes: number, flightNumber: number): number {
    if (this.isEmpty) return classes;
    return classes + SET_UNIT * remembered(this.setOfFlight, flightNumber, () => this.findSet(flightNumber));
  }

  /** Classes and lists that two masks have in common. */
  both(one: number, other: number): number {
    if (this.isEmpty) return one & other;
    const [first, second] = [this.setIn(one), this.setIn(other)];
    const set = first === second ? first : remembered(this.joint, first * MOST_SETS + second, () => this.join(first, second));
    return (one & other & CLASSES) + SET_UNIT * set;
  }

  /** The set of a mask; that of all lists of one below zero, which stands for everything. */
  setIn(mask: number): number {
    if (this.isEmpty) return NO_LIST;
    return mask < 0 ? EVERY_LIST : Math.floor(mask / SET_UNIT);
  }

  /** Whether a fare may be used on flights of a set. @param terms index of the fare's */
  allows(terms: number, set: number): boolean {
    const list = this.listOf[terms] ?? ANY_FLIGHT;
    return list === ANY_FLIGHT || itemAt(this.sets, set).has(list);
  }

  private findSet(flightNumber: number): number {
    const lists = this.flightsOf.flatMap((flights, list) => (flights.includes(flightNumber) ? [list] : []));
    return this.numberOf(new Set(lists));
  }

  private join(first: number, second: number): number {
    const other = itemAt(this.sets, second);
    return this.numberOf(new Set([...itemAt(this.sets, first)].filter((list) => other.has(list))));
  }

  /** @throws RangeError where there are more sets than keys tell apart */
  private numberOf(lists: ReadonlySet<number>): number {
    const number = remembered(this.numbers, this.keyOf(lists), () => this.sets.push(lists) - 1);
    if (number >= MOST_SETS) throw new RangeError("fares name more different flights than a search tells apart");
    return number;
  }

  private keyOf(lists: ReadonlySet<number>): string {
    return [...lists].sort((one, other) => one - other).join();
  }
}
