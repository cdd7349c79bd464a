import { dayNumber } from "@/lib/domain/dates";
import { operatesOn, operatingDays } from "@/lib/domain/schedule/expand";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { ProblemName } from "../imports/bad-line";
import { byFlightDate, elapsedMinutes, type LegDays, legDays } from "./day-offsets";
import type { LegRecord } from "./read-leg";
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

  /**
   * The leg by its flight's date, or what is wrong with it.
   * @param validFrom of the carrier's record, for periods that do not say when they begin
   */
  place(record: LegRecord, line: number, validFrom: string): LegPattern | Misplaced {
    const { legSequence } = record.leg;
    this.enter(flightOf(record.leg));
    const previous = this.previousOf(legSequence);
    const alone = legSequence > 1 && previous === undefined && record.departureDay === null;
    if (alone && this.incomplete === 0) return misplaced("leg_sequence", "leg_alone", String(legSequence));
    const days = legDays(record, this.latest.get(1)?.record);
    const filed = byFlightDate(record, days);
    const leg = filed.periodFrom === "" ? { ...filed, periodFrom: validFrom } : filed;
    const placed = { record, days, leg, line };
    const wrong = this.contradiction(placed, previous);
    this.latest.set(legSequence, placed);
    if (legSequence === 1) this.firsts.push(leg);
    return wrong ?? leg;
  }

  /** A leg could not be read: its followers are not blamed for its absence. */
  lose(): void {
    this.incomplete = 2;
  }

  /** Another season begins. */
  reset(): void {
    this.enter("");
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

  private contradiction(placed: PlacedLeg, previous: PlacedLeg | undefined): Misplaced | undefined {
    const { record, days, leg } = placed;
    const elapsed = elapsedMinutes(record, days);
    if (elapsed !== null && elapsed <= 0) return misplaced("arrival_time", "arrives_before_departure", String(elapsed));
    const twin = this.latest.get(leg.legSequence);
    if (twin && shareDay(twin.leg, leg)) return misplaced("flight_number", "leg_repeated", String(leg.flightNumber), String(twin.line));
    return previous && (this.gap(placed, previous) ?? this.strayDates(placed));
  }

  private gap({ record, days, leg }: PlacedLeg, previous: PlacedLeg): Misplaced | undefined {
    if (this.incomplete > 0 || previous.leg.legSequence !== leg.legSequence - 1) return undefined;
    if (previous.leg.destination !== leg.origin) return misplaced("origin", "leg_apart", leg.origin, previous.leg.destination);
    const arrival = previous.days.arrival * MINUTES_PER_DAY + previous.record.aircraftArrival;
    if (days.departure * MINUTES_PER_DAY + record.aircraftDeparture >= arrival) return undefined;
    return misplaced("departure_day", "leg_before_previous", "", String(previous.line));
  }

  /** The leg's dates, moved back to its flight's, must be dates on which the flight begins. */
  private strayDates({ record, days, leg }: PlacedLeg): Misplaced | undefined {
    if (this.incomplete > 0 || this.firsts.length === 0 || followsOneOf(this.firsts, leg)) return undefined;
    return misplaced("period_from", "leg_dates_apart", record.leg.periodFrom, String(days.departure));
  }
}

function misplaced(field: Misplaced["field"], problem: ProblemName, value: string, other = ""): Misplaced {
  return { field, problem, value, other };
}

function flightOf(leg: LegPattern): string {
  return `${leg.carrier}${leg.flightNumber}${leg.suffix}/${leg.itineraryVariation}`;
}

function shareDay(left: LegPattern, right: LegPattern): boolean {
  const start = dayNumber(laterDate(left.periodFrom, right.periodFrom));
  const days = new Set(operatingDays(left, start, start + CYCLE_DAYS - 1));
  return operatingDays(right, start, start + CYCLE_DAYS - 1).some((day) => days.has(day));
}

/** Whether on every date of the leg one of the first legs begins the flight. An open end is that of the first legs. */
function followsOneOf(firsts: readonly LegPattern[], leg: LegPattern): boolean {
  const from = dayNumber(leg.periodFrom);
  const ends = [leg, ...firsts].flatMap(({ periodTo }) => periodTo ?? []);
  const lastEnd = leg.periodTo ?? ends.sort().at(-1);
  const to = lastEnd === undefined ? from + CYCLE_DAYS - 1 : dayNumber(lastEnd);
  return operatingDays(leg, from, to).every((day) => firsts.some((first) => operatesOn(first, day)));
}
