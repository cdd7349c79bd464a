import { type CarrierChange, DATE_CHANGES, type SharedSeats, type SoldFlightChange } from "@/lib/domain/schedule/comparison/change-report";
import type { FlightComparison } from "@/lib/domain/schedule/comparison/flight-comparison";
import { countDays, type DayWindow } from "@/lib/domain/schedule/day-set";
import { flightCode, parseFlightCode } from "@/lib/domain/schedule/inventory";
import type { Prisma } from "@/lib/generated/prisma/client";
import { groupBy } from "@/lib/util/grouping";
import { type Counted, countShared, countSold } from "./count-sold";
import { readShared, type SharedLeg } from "./read-shared";
import { readSold, type SoldLeg } from "./read-sold";

/** The seats sold of one carrier, by the number under which they are sold and by the flight that flies them. */
export class SoldSeats {
  private readonly bySold: ReadonlyMap<string, SharedLeg[]>;
  private readonly byFlown: ReadonlyMap<string, SharedLeg[]>;
  /** Legs that have counted as the carrier's, by what becomes of them. */
  private readonly counted = new Set<string>();
  private readonly shared: Counted<SharedLeg>[] = [];

  private constructor(
    private readonly own: ReadonlyMap<string, SoldLeg[]>,
    shared: readonly SharedLeg[],
    private readonly window: DayWindow,
  ) {
    this.bySold = groupBy(shared, ({ sold }) => sold);
    this.byFlown = groupBy(shared, ({ flown }) => flown);
  }

  /** @param prefixes how inventory keys of the flights that count begin: carriers or whole flights @param from first date that counts */
  static async read(tx: Prisma.TransactionClient, prefixes: readonly string[], window: DayWindow, from: string): Promise<SoldSeats> {
    return new SoldSeats(await readSold(tx, prefixes), await readShared(tx, prefixes, from), window);
  }

  /**
   * Counts the seats on the dates of one flight that change, and adds those of its aircraft to its carrier's.
   * @returns null where nothing is sold on them
   */
  count(change: CarrierChange, comparison: FlightComparison, flight: { flightNumber: number; suffix: string }): SoldFlightChange | null {
    const { carrier } = change;
    const code = flightCode(carrier, flight.flightNumber, flight.suffix);
    const own = countSold(comparison, this.own.get(code) ?? [], this.window);
    for (const { leg, kinds } of own) {
      for (const kind of kinds) {
        change[kind].seats += leg.seats;
        this.counted.add(`${kind} ${leg.legKey}`);
      }
    }
    const elsewhere = countShared(comparison, this.bySold.get(code) ?? [], this.window);
    this.shared.push(...elsewhere);
    if (own.length + elsewhere.length === 0) return null;
    const changing = new Set(own.map(({ leg }) => leg.legKey));
    const others = (this.byFlown.get(code) ?? []).filter(({ legKey }) => changing.has(legKey));
    const dates = { added: 0, cancelled: 0, retimed: 0, rerouted: 0, reequipped: 0, amended: 0 };
    for (const kind of DATE_CHANGES) dates[kind] = countDays(comparison.dates[kind]);
    const flownAs = byFlight(
      elsewhere.map(({ leg }) => leg),
      ({ flown }) => flown,
    );
    const seats = sum([...own, ...elsewhere].map(({ leg }) => leg));
    return { carrier, ...flight, dates, seats, soldAs: byFlight(others, ({ sold }) => sold), flownAs };
  }

  /**
   * Adds what is sold under the carrier's numbers on aircraft of others, once all flights are counted: a seat on an aircraft of its own counts
   * once in each way, though both numbers change in it.
   */
  finish(change: CarrierChange): void {
    for (const { leg, kinds } of this.shared)
      for (const kind of kinds) if (!this.counted.has(`${kind} ${leg.legKey}`)) change[kind].seats += leg.seats;
  }
}

function byFlight(legs: readonly SharedLeg[], codeOf: (leg: SharedLeg) => string): SharedSeats[] {
  return [...groupBy(legs, codeOf)].flatMap(([code, own]) => {
    const flight = parseFlightCode(code);
    return flight ? { ...flight, seats: sum(own) } : [];
  });
}

function sum(legs: readonly SoldLeg[]): number {
  return legs.reduce((total, { seats }) => total + seats, 0);
}
