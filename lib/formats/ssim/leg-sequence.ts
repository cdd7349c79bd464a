import { dayNumber } from "@/lib/domain/dates";
import { operatingDays } from "@/lib/domain/schedule/expand";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { ProblemName } from "../imports/bad-line";
import { arrivalDay, departureDay, elapsedMinutes } from "./day-offsets";
import type { LegRecord } from "./read-leg";
import { laterDate } from "./ssim-date";

const MINUTES_PER_DAY = 1440;
/** Every pattern repeats after two weeks. */
const CYCLE_DAYS = 14;

interface PlacedLeg {
  leg: LegPattern;
  line: number;
}

/** What makes a leg impossible, by the field that says so. */
interface Misplaced {
  field: "leg_sequence" | "origin" | "departure_day" | "arrival_time" | "flight_number";
  problem: ProblemName;
  value: string;
  other: string;
}

/**
 * Puts the legs of a flight in their order, and fills in the days that a file leaves out. A flight's legs stand one after another in
 * the file, so only the present flight is kept.
 */
export class LegSequence {
  private flight = "";
  private readonly latest = new Map<number, PlacedLeg>();
  /** Flights that may miss a leg because a line could not be read: the present one and, as the line may have been its, the next. */
  private incomplete = 0;

  /** The leg with its days, or what is wrong with it. */
  place(record: LegRecord, line: number): LegPattern | Misplaced {
    const { legSequence } = record.leg;
    this.enter(flightOf(record.leg));
    const previous = this.previousOf(legSequence);
    const alone = legSequence > 1 && previous === undefined && record.departureDay === null;
    if (alone && this.incomplete === 0) return misplaced("leg_sequence", "leg_alone", String(legSequence));
    const leg = withDays(record, previous?.leg);
    const wrong = this.contradiction(record, leg, previous);
    this.latest.set(legSequence, { leg, line });
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
  }

  private previousOf(sequence: number): PlacedLeg | undefined {
    for (let earlier = sequence - 1; earlier > 0; earlier -= 1) {
      const found = this.latest.get(earlier);
      if (found) return found;
    }
    return undefined;
  }

  private contradiction(record: LegRecord, leg: LegPattern, previous: PlacedLeg | undefined): Misplaced | undefined {
    const elapsed = elapsedMinutes(record, leg);
    if (elapsed !== null && elapsed <= 0) return misplaced("arrival_time", "arrives_before_departure", String(elapsed));
    const twin = this.latest.get(leg.legSequence);
    if (twin && shareDay(twin.leg, leg)) return misplaced("flight_number", "leg_repeated", String(leg.flightNumber), String(twin.line));
    return previous && this.gap(leg, previous);
  }

  private gap(leg: LegPattern, previous: PlacedLeg): Misplaced | undefined {
    if (this.incomplete > 0 || previous.leg.legSequence !== leg.legSequence - 1) return undefined;
    if (previous.leg.destination !== leg.origin) return misplaced("origin", "leg_apart", leg.origin, previous.leg.destination);
    const arrival = previous.leg.arrivalDayOffset * MINUTES_PER_DAY + previous.leg.arrivalMinutes;
    if (leg.departureDayOffset * MINUTES_PER_DAY + leg.departureMinutes >= arrival) return undefined;
    return misplaced("departure_day", "leg_before_previous", "", String(previous.line));
  }
}

function misplaced(field: Misplaced["field"], problem: ProblemName, value: string, other = ""): Misplaced {
  return { field, problem, value, other };
}

function flightOf(leg: LegPattern): string {
  return `${leg.carrier}${leg.flightNumber}${leg.suffix}/${leg.itineraryVariation}`;
}

/** Midnight at the end of a day, 2400, becomes the beginning of the next one. */
function withDays(record: LegRecord, previous: LegPattern | undefined): LegPattern {
  const departureDayOffset = departureDay(record, previous);
  const arrivalDayOffset = arrivalDay(record, departureDayOffset);
  if (record.leg.arrivalMinutes < MINUTES_PER_DAY) return { ...record.leg, departureDayOffset, arrivalDayOffset };
  return { ...record.leg, departureDayOffset, arrivalDayOffset: arrivalDayOffset + 1, arrivalMinutes: 0 };
}

function shareDay(left: LegPattern, right: LegPattern): boolean {
  const start = dayNumber(laterDate(left.periodFrom, right.periodFrom));
  const days = new Set(operatingDays(left, start, start + CYCLE_DAYS - 1));
  return operatingDays(right, start, start + CYCLE_DAYS - 1).some((day) => days.has(day));
}
