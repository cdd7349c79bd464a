import { dayNumber, turnWeekdays, weekday } from "@/lib/domain/dates";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { LegDays } from "./day-offsets";
import { carriesPassengers } from "./fields";
import type { SeasonHeader } from "./read-carrier";
import type { LegRecord } from "./read-leg";

const MINUTES_PER_DAY = 1440;
/** Every pattern repeats after two weeks. */
const CYCLE_DAYS = 14;
/** Of periods without an end: later than any. */
const NO_END = dayNumber("2099-12-31");

/** Days on which something comes again. */
interface Dates {
  from: number;
  to: number;
  weekdays: number;
  frequency: 1 | 2;
}

/** What of a leg must not come twice. */
interface Note {
  line: number;
  suffix: string;
  sequence: number;
  origin: string;
  destination: string;
  /** Of the flight. */
  dates: Dates;
  /** Local days of departure and arrival after them, by the aircraft. */
  departs: number;
  arrives: number;
}

/** A leg of a day on which the file has it, or its flight number at the same airport, already. */
export interface Repetition {
  line: number;
  problem: "leg_repeated" | "number_departs_twice" | "number_arrives_twice";
  value: string;
  /** The other line. */
  other: string;
}

/**
 * Finds legs that are filed twice, however far apart they stand: a leg of a flight on one date, and a number that departs from or arrives at
 * an airport twice on a local day (its suffix makes no other number there).
 */
export class RepeatedLegs {
  private readonly byNumber = new Map<number, Note[]>();

  /** @param days of the leg after its flight's date */
  see(
    record: LegRecord,
    leg: LegPattern,
    days: LegDays,
    line: number,
    { validFrom, validTo }: Pick<SeasonHeader, "validFrom" | "validTo">,
  ): void {
    if (!carriesPassengers(leg.serviceType)) return;
    const { suffix, legSequence: sequence, origin, destination } = leg;
    const from = dayNumber(leg.periodFrom);
    // Weeks are counted from the period's own beginning.
    const first = leg.frequency === 1 ? Math.max(from, dayNumber(validFrom)) : from;
    const to = Math.min(endOf(leg.periodTo), endOf(validTo));
    const dates: Dates = { from: first, to, weekdays: leg.daysOfOperation, frequency: leg.frequency };
    const departs = days.departure + localDays(record.aircraftDeparture, record.departureUtcOffset, leg.timeMode);
    const arrives = days.arrival + localDays(record.aircraftArrival, record.arrivalUtcOffset, leg.timeMode);
    const note = { line, suffix, sequence, origin, destination, dates, departs, arrives };
    const known = this.byNumber.get(leg.flightNumber);
    if (known) known.push(note);
    else this.byNumber.set(leg.flightNumber, [note]);
  }

  /** The carrier's legs are complete: another carrier's follow. */
  end(): Repetition[] {
    const found: Repetition[] = [];
    for (const [number, notes] of this.byNumber) {
      for (const [index, note] of notes.entries()) {
        const repetition = firstOf(notes, index, (other) => repetitionOf(other, note, number));
        if (repetition) found.push(repetition);
      }
    }
    this.byNumber.clear();
    return found.sort((one, other) => one.line - other.line);
  }
}

function firstOf(notes: readonly Note[], end: number, find: (note: Note) => Repetition | undefined): Repetition | undefined {
  for (let index = 0; index < end; index += 1) {
    const note = notes[index];
    const found = note && find(note);
    if (found) return found;
  }
  return undefined;
}

function repetitionOf(earlier: Note, note: Note, number: number): Repetition | undefined {
  const found = (problem: Repetition["problem"], value: string) => ({ line: note.line, problem, value, other: String(earlier.line) });
  const isSameLeg = earlier.suffix === note.suffix && earlier.sequence === note.sequence;
  if (isSameLeg && meet(earlier.dates, 0, note.dates, 0)) return found("leg_repeated", String(number));
  if (earlier.origin === note.origin && meet(earlier.dates, earlier.departs, note.dates, note.departs)) {
    return found("number_departs_twice", note.origin);
  }
  if (earlier.destination === note.destination && meet(earlier.dates, earlier.arrives, note.dates, note.arrives)) {
    return found("number_arrives_twice", note.destination);
  }
  return undefined;
}

/** Whether two rows of dates, each so many days later, share one. */
function meet(one: Dates, oneLater: number, other: Dates, otherLater: number): boolean {
  const from = Math.max(one.from + oneLater, other.from + otherLater);
  const to = Math.min(one.to + oneLater, other.to + otherLater, from + CYCLE_DAYS - 1);
  if (to < from || (turnWeekdays(one.weekdays, oneLater) & turnWeekdays(other.weekdays, otherLater)) === 0) return false;
  for (let day = from; day <= to; day += 1) if (falls(one, day - oneLater) && falls(other, day - otherLater)) return true;
  return false;
}

function falls({ from, weekdays, frequency }: Dates, day: number): boolean {
  return (weekdays & (1 << weekday(day))) !== 0 && (frequency === 1 || Math.floor((day - from) / 7) % 2 === 0);
}

function endOf(date: string | null): number {
  return date === null ? NO_END : dayNumber(date);
}

/** By how many days the airport's own date is later than the file's. Where a file in UTC gives no offset, they are taken for the same. */
function localDays(minutes: number, utcOffset: number | null, timeMode: "L" | "U"): number {
  // Local midnight at the end of a day, 2400, still belongs to it; one that is counted from UTC is the next day's.
  if (timeMode === "L" && minutes === MINUTES_PER_DAY) return 0;
  return Math.floor((minutes + (timeMode === "L" ? 0 : (utcOffset ?? 0))) / MINUTES_PER_DAY);
}
