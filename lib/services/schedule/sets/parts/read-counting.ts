import { fromDayNumber } from "@/lib/domain/dates";
import type { CountingFlight } from "@/lib/domain/schedule/comparison/changed-flight";
import { coverLegs } from "@/lib/domain/schedule/cover-legs";
import { type DayWindow, hasDay } from "@/lib/domain/schedule/day-set";
import { flightCode, parseFlightCode } from "@/lib/domain/schedule/inventory";
import { type KnownDates, knownDatesByFlight } from "@/lib/domain/schedule/known-dates";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { Prisma } from "@/lib/generated/prisma/client";
import { groupBy } from "@/lib/util/grouping";
import { readFlights } from "./read-flights";
import { type KeptSet, readSets } from "./read-sets";
import { zoneOf } from "./zone-of";

/** Tells what the schedule says of single flights, as it counts now; the sets of a carrier are read once. */
export class CountingFlights {
  private readonly sets = new Map<string, readonly KeptSet[]>();

  /** @param window days that are of interest */
  constructor(
    private readonly tx: Prisma.TransactionClient,
    private readonly window: DayWindow,
  ) {}

  /** @param codes as `flightCode` writes flights @returns one for each of them */
  async read(codes: readonly string[]): Promise<CountingFlight[]> {
    const found: CountingFlight[] = [];
    for (const [carrier, own] of groupBy(codes, (code) => parseFlightCode(code)?.carrier ?? "")) {
      const sets = await this.setsOf(carrier);
      const legs = await this.legsOf(carrier, sets, own);
      const knownDates = knownDatesByFlight(sets, this.window);
      found.push(...own.map((flight) => ({ flight, legs: legs.get(flight) ?? [], isKnownOn: this.isIn(knownDates(flight)) })));
    }
    return found;
  }

  private isIn(known: KnownDates | null): CountingFlight["isKnownOn"] {
    return ({ local, utc }) => known !== null && (hasDay(known.local, this.window, local) || hasDay(known.utc, this.window, utc));
  }

  private async setsOf(carrier: string): Promise<readonly KeptSet[]> {
    const known = this.sets.get(carrier);
    if (known) return known;
    const sets = (await readSets(this.tx, [carrier])).filter(({ withdrawnBy }) => withdrawnBy === null);
    this.sets.set(carrier, sets);
    return sets;
  }

  /** By flight. */
  private async legsOf(carrier: string, sets: readonly KeptSet[], codes: readonly string[]): Promise<Map<string, LegPattern[]>> {
    const numbers = [...new Set(codes.flatMap((code) => parseFlightCode(code)?.flightNumber ?? []))];
    const counting = new Set(sets.map(({ seq }) => seq));
    const legs: LegPattern[] = [];
    for await (const stored of readFlights(this.tx, { carrier, numbers, from: fromDayNumber(this.window.first) }))
      legs.push(
        ...coverLegs(
          stored.filter(({ setSeq }) => counting.has(setSeq)),
          sets,
          zoneOf,
        ),
      );
    return groupBy(legs, ({ flightNumber, suffix }) => flightCode(carrier, flightNumber, suffix));
  }
}
