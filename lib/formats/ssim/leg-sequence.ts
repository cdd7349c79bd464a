import { dayNumber } from "@/lib/domain/dates";
import { operatingDays } from "@/lib/domain/schedule/expand";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { ProblemName } from "../imports/bad-line";
import { byFlightDate, elapsedMinutes, type LegDays, legDays } from "./day-offsets";
import type { SeasonHeader } from "./read-carrier";
import type { LegRecord } from "./read-leg";
import { RepeatedLegs, type Repetition } from "./repeated-legs";
import { laterDate } from "./ssim-date";

const MINUTES_PER_DAY = 1440;
/** Every pattern repeats after two weeks. */
const CYCLE_DAYS = 14;

interface PlacedLeg {
  record: LegRecord;
  days: LegDays;
  leg: LegPattern;
  line: number;
}

type Validity = Pick<SeasonHeader, "validFrom" | "validTo">;

/** What makes a leg impossible, by the field that says so. */
interface Misplaced {
  field: "leg_sequence" | "origin" | "departure_day" | "arrival_time" | "flight_number" | "period_from";
  problem: ProblemName;
  value: string;
  other: string;
}

/**
 * Puts the legs of a flight in their order, and each on its flight's date. A flight's legs stand one after another in the file, so only
 * the present flight is kept.
 */
export class LegSequence {
  private flight = "";
  private readonly latest = new Map<number, PlacedLeg>();
  /** All first legs of the flight, where a variation has several, for other days each. */
  private firsts: LegPattern[] = [];
  /** Flights that may miss a leg because a line could not be read: the present one and, as the line may have been its, the next. */
  private incomplete = 0;
  private readonly repeated = new RepeatedLegs();

  /**
   * The leg by its flight's date, or what is wrong with it.
   * @param validity of the carrier's record, for periods that do not say when they begin or end
   */
  place(record: LegRecord, line: number, validity: Validity): LegPattern | Misplaced {
    const { legSequence } = record.leg;
    this.enter(flightOf(record.leg));
    const previous = this.previousOf(legSequence);
    if (legSequence > 1 && !this.latest.has(legSequence - 1) && this.incomplete === 0) {
      return misplaced("leg_sequence", "leg_alone", String(legSequence));
    }
    const days = legDays(record, this.firsts, previous ? landing(previous) : 0);
    if (!days) {
      this.lose();
      return misplaced("period_from", "leg_day_unclear", record.leg.periodFrom);
    }
    const dated = byFlightDate(record, days);
    const leg = dated.periodFrom === "" ? { ...dated, periodFrom: validity.validFrom } : dated;
    const placed = { record, days, leg, line };
    const wrong = this.contradiction(placed, previous, validity);
    this.latest.set(legSequence, placed);
    if (legSequence === 1) this.firsts.push(leg);
    if (!wrong) this.repeated.see(record, leg, days, line, validity);
    return wrong ?? leg;
  }

  /** A leg could not be read: its followers are not blamed for its absence. */
  lose(): void {
    this.incomplete = 2;
  }

  /** The carrier's legs end. @returns those of the same day that stand apart in the file */
  end(): Repetition[] {
    this.enter("");
    return this.repeated.end();
  }

  private enter(flight: string): void {
    if (flight === this.flight) return;
    this.incomplete = Math.max(0, this.incomplete - 1);
    this.flight = flight;
    this.latest.clear();
    this.firsts = [];
  }

  private previousOf(sequence: number): PlacedLeg | undefined {
    for (let earlier = sequence - 1; earlier > 0; earlier -= 1) {
      const found = this.latest.get(earlier);
      if (found) return found;
    }
    return undefined;
  }

  private contradiction(placed: PlacedLeg, previous: PlacedLeg | undefined, validity: Validity): Misplaced | undefined {
    const { record, days, leg } = placed;
    const elapsed = elapsedMinutes(record, days);
    if (elapsed !== null && (elapsed <= 0 || elapsed >= MINUTES_PER_DAY))
      return misplaced("arrival_time", "arrives_before_departure", String(elapsed));
    const twin = this.latest.get(leg.legSequence);
    if (twin && shareDay(twin.leg, leg)) return misplaced("flight_number", "leg_repeated", String(leg.flightNumber), String(twin.line));
    return previous && (this.gap(placed, previous) ?? this.strayDates(placed, validity));
  }

  private gap({ record, days, leg }: PlacedLeg, previous: PlacedLeg): Misplaced | undefined {
    if (this.incomplete > 0 || previous.leg.legSequence !== leg.legSequence - 1) return undefined;
    if (previous.leg.destination !== leg.origin) return misplaced("origin", "leg_apart", leg.origin, previous.leg.destination);
    if (days.departure * MINUTES_PER_DAY + record.aircraftDeparture >= landing(previous)) return undefined;
    return misplaced("departure_day", "leg_before_previous", "", String(previous.line));
  }

  /** The leg's dates, moved back to its flight's, must be dates on which the flight begins. */
  private strayDates({ record, days, leg }: PlacedLeg, { validTo }: Validity): Misplaced | undefined {
    if (this.incomplete > 0 || this.firsts.length === 0 || isWithin(this.firsts, leg, validTo)) return undefined;
    return misplaced("period_from", "leg_dates_apart", record.leg.periodFrom, String(days.departure));
  }
}

function misplaced(field: Misplaced["field"], problem: ProblemName, value: string, other = ""): Misplaced {
  return { field, problem, value, other };
}

/** Minutes after the beginning of the flight's date. */
function landing({ record, days }: PlacedLeg): number {
  return days.arrival * MINUTES_PER_DAY + record.aircraftArrival;
}

function flightOf(leg: LegPattern): string {
  return `${leg.carrier}${leg.flightNumber}${leg.suffix}/${leg.itineraryVariation}`;
}

function shareDay(left: LegPattern, right: LegPattern): boolean {
  const start = dayNumber(laterDate(left.periodFrom, right.periodFrom));
  const end = start + CYCLE_DAYS - 1;
  const days = new Set(operatingDays(left, start, end));
  return operatingDays(right, start, end).some((day) => days.has(day));
}

/** Open periods are compared so far ahead, days: more than a season. */
const AHEAD_DAYS = 400;

/** Whether on every date of the leg one of the first legs begins the flight. @param validTo where the leg does not say when it ends */
function isWithin(firsts: readonly LegPattern[], leg: LegPattern, validTo: string | null): boolean {
  const from = dayNumber(leg.periodFrom);
  const end = leg.periodTo ?? validTo;
  const to = end === null ? from + AHEAD_DAYS : dayNumber(end);
  const days = new Set(firsts.flatMap((first) => operatingDays(first, from, to)));
  return operatingDays(leg, from, to).every((day) => days.has(day));
}
