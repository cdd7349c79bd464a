import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { coveredDays } from "@/lib/domain/schedule/choose-legs";
import { type CarrierChange, DATE_CHANGES, noChange, type SoldFlightChange } from "@/lib/domain/schedule/comparison/change-report";
import type { ChangedFlight } from "@/lib/domain/schedule/comparison/changed-flight";
import { compareFlight } from "@/lib/domain/schedule/comparison/compare-flights";
import { type FlightComparison, hasChanged } from "@/lib/domain/schedule/comparison/flight-comparison";
import { coveringOf, coverLegs, type StoredLeg } from "@/lib/domain/schedule/cover-legs";
import { commonDays, countDays, type DayWindow, unite } from "@/lib/domain/schedule/day-set";
import { flightCode } from "@/lib/domain/schedule/inventory";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { hiddenSets } from "@/lib/domain/schedule/sets/hidden-sets";
import { flightKey, type ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import type { Prisma } from "@/lib/generated/prisma/client";
import { groupBy } from "@/lib/util/grouping";
import { differingFlights } from "./differing-flights";
import { readFlights } from "./read-flights";
import type { CarrierSets } from "./read-sets";
import type { StagedSet } from "./schedule-draft";
import { SoldSeats } from "./sold-seats";
import { zoneOf } from "./zone-of";

/** What a change does to one carrier. */
export interface CarrierComparison {
  change: CarrierChange;
  flights: ChangedFlight[];
  soldFlights: SoldFlightChange[];
}

interface Compared {
  carrier: string;
  sets: CarrierSets;
  /** The new sets. */
  staged: readonly StagedSet[];
  /** Days that count. */
  window: DayWindow;
}

/** Compares the schedules of a carrier flight by flight. */
export async function compareCarrier(tx: Prisma.TransactionClient, compared: Compared): Promise<CarrierComparison> {
  const { carrier, sets, staged, window } = compared;
  const named = touchedNumbers(sets.touched);
  const prefixes = named === null ? [carrier] : named.map((number) => flightCode(carrier, number, ""));
  const from = fromDayNumber(window.first);
  const comparing = new Comparing(carrier, sets, window, await SoldSeats.read(tx, prefixes, window, from));
  const differing = named === null ? await differingFlights(tx, sets, window) : null;
  if (differing) comparing.skip(staged, new Set(differing));
  const wanted = { carrier, numbers: differing ?? named, from, withoutSets: hiddenThroughout(sets, window) };
  for await (const legs of readFlights(tx, wanted)) comparing.see(legs);
  return comparing.finish();
}

/** Ids of sets that only wait for an import to be taken back, before and after. */
function hiddenThroughout({ before, after }: CarrierSets, { first }: DayWindow): string[] {
  const hidden = new Set(hiddenSets(after, first).map(({ id }) => id));
  return hiddenSets(before, first).flatMap(({ id }) => (hidden.has(id) ? [id] : []));
}

/** Flight numbers that the sets are about; null is all. */
function touchedNumbers(sets: readonly ScheduleSet[]): number[] | null {
  const numbers = sets.map(({ flightNumber }) => flightNumber);
  return numbers.includes(null) ? null : [...new Set(numbers.filter((number) => number !== null))];
}

class Comparing {
  private readonly result: CarrierComparison;
  private readonly old: ReadonlySet<number>;
  private readonly next: ReadonlySet<number>;

  constructor(
    private readonly carrier: string,
    private readonly sets: CarrierSets,
    private readonly window: DayWindow,
    private readonly sold: SoldSeats,
  ) {
    this.result = { change: noChange(carrier), flights: [], soldFlights: [] };
    this.old = new Set(sets.before.map(({ seq }) => seq));
    this.next = new Set(sets.after.map(({ seq }) => seq));
  }

  /** Flights that are as they were, and only count: all that are staged but some numbers. */
  skip(staged: readonly StagedSet[], differing: ReadonlySet<number>): void {
    const same = staged.flatMap(({ flights }) => [...flights.values()]).filter(({ flightNumber }) => !differing.has(flightNumber));
    this.result.change.before += same.reduce((sum, { dates }) => sum + dates, 0);
  }

  /** @param legs of whole flights */
  see(legs: readonly StoredLeg[]): void {
    const { before, after } = this.sets;
    const copies = legs.filter(({ setSeq }) => this.old.has(setSeq)).map((leg) => ({ ...leg }));
    const old = groupBy(coverLegs(copies, before, zoneOf), flightKey);
    const kept = legs.filter(({ setSeq }) => this.next.has(setSeq));
    const next = groupBy(coverLegs(kept, after, zoneOf), flightKey);
    for (const flight of new Set([...old.keys(), ...next.keys()])) this.compare(old.get(flight) ?? [], next.get(flight) ?? []);
  }

  private compare(before: readonly LegPattern[], after: readonly LegPattern[]): void {
    const [named] = before.length > 0 ? before : after;
    if (!named) return;
    const comparison = compareFlight(before, after, this.window, zoneOf);
    this.result.change.before += countDays(this.takenOver(comparison));
    if (!hasChanged(comparison)) return;
    const { flightNumber, suffix } = named;
    this.result.flights.push({ carrier: this.carrier, flightNumber, suffix, before, after });
    this.count(comparison, named);
  }

  private count(comparison: FlightComparison, { flightNumber, suffix }: LegPattern): void {
    const { change, soldFlights } = this.result;
    for (const kind of DATE_CHANGES) {
      const dates = countDays(comparison.dates[kind]);
      change[kind].flights += dates > 0 ? 1 : 0;
      change[kind].dates += dates;
    }
    const sold = this.sold.count(change, comparison, { flightNumber, suffix });
    if (sold) soldFlights.push(sold);
  }

  /** Once all flights were seen. */
  finish(): CarrierComparison {
    this.sold.finish(this.result.change);
    return this.result;
  }

  /**
   * Dates of a flight, as it was before, on which the touched sets are the schedule. Those that it loses are among them, so that nothing loses more
   * than it had: where modes differ, a covering of some weekdays is not exact around clock changes.
   */
  private takenOver({ before, dates }: FlightComparison) {
    const days = dates.cancelled.slice();
    for (const { pattern, days: flown } of before) {
      const first = before.find((leg) => leg.pattern.legSequence === 1 && isTogether(leg.pattern, pattern))?.pattern ?? pattern;
      for (const set of this.sets.touched) {
        if (set.flightNumber !== null && (set.flightNumber !== pattern.flightNumber || set.suffix !== pattern.suffix)) continue;
        unite(days, commonDays(flown, coveredDays(coveringOf(set, first, zoneOf), this.window)));
      }
    }
    return days;
  }
}

/** Whether two legs of one flight number are filed as one flight. */
function isTogether(one: LegPattern, other: LegPattern): boolean {
  return one.itineraryVariation === other.itineraryVariation && one.timeMode === other.timeMode;
}

/** Days on which a change counts: from yesterday, which somewhere is still today, as far as flights are sold and some more. */
export function comparedDays(now: Date): DayWindow {
  return { first: dayNumber(now.toISOString()) - 1, count: COMPARED_DAYS };
}

const COMPARED_DAYS = 400;
