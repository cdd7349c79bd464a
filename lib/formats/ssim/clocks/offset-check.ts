import { dayNumber } from "@/lib/domain/dates";
import { offsetText } from "@/lib/domain/schedule/clocks/offset-text";
import { operatesOn } from "@/lib/domain/schedule/expand";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { localToUtc, offsetHoldsUntil, offsetMinutes, offsetsAt } from "@/lib/domain/schedule/zones";
import type { BadLines } from "../../imports/bad-line";
import { AirportClocks, type OtherRules } from "./airport-clocks";

// A file gives the offset of each airport's clock from UTC with every leg (columns 48–52 and 66–70). The zone data are what local times are
// read by; the file's offsets tell where the two disagree, and which instant is meant where a clock change leaves two.

const DAY_MINUTES = 1440;
/** Every pattern repeats after two weeks. */
const CYCLE_DAYS = 14;
/** Open periods are looked at so far ahead, days. */
const AHEAD_DAYS = 400;

/** IANA zone of an airport; undefined where its clock is not known. */
export type ZoneOf = (airport: string) => string | undefined;

/** One end of a leg. */
interface End {
  airport: string;
  dayOffset: number;
  minutes: number;
}

/** The offsets that a leg is filed with, minutes; null where the file leaves them blank. */
interface FiledOffsets {
  departureUtcOffset: number | null;
  arrivalUtcOffset: number | null;
}

/** Holds the offsets of a file's legs against the zones of their airports. */
export class OffsetCheck {
  private readonly clocks: AirportClocks;

  /** @param other another release of the time-zone rules, which speaks for one side where they differ */
  constructor(
    private readonly zoneOf: ZoneOf,
    other?: OtherRules,
  ) {
    this.clocks = new AirportClocks(other);
  }

  /**
   * Notes where the file's offsets are not those of the zones, on the leg's first and last date.
   * @param leg by its flight's date
   * @returns the leg, with those offsets that decide on some date what its local times mean
   */
  see(leg: LegPattern, filed: FiledOffsets, line: number): LegPattern {
    const departure = { airport: leg.origin, dayOffset: leg.departureDayOffset, minutes: leg.departureMinutes };
    const arrival = { airport: leg.destination, dayOffset: leg.arrivalDayOffset, minutes: leg.arrivalMinutes };
    const days = datesOf(leg);
    const departureUtcOffset = this.seeEnd(leg, departure, filed.departureUtcOffset, days, line);
    const arrivalUtcOffset = this.seeEnd(leg, arrival, filed.arrivalUtcOffset, days, line);
    return departureUtcOffset === null && arrivalUtcOffset === null ? leg : { ...leg, departureUtcOffset, arrivalUtcOffset };
  }

  /** Tells each airport whose clock differs, once, and which side is likelier wrong. */
  tell(warnings: BadLines): void {
    for (const { airport, line, filed, known, lines, verdict } of this.clocks.differing()) {
      const value = `${airport} ${offsetText(filed)}`;
      const other = `${offsetText(known)} (× ${lines})`;
      warnings.add({ line, field: null, problem: "offset_differs", value, other, hint: verdict });
    }
  }

  /** @returns the offset where it decides on some date */
  private seeEnd(leg: LegPattern, end: End, filed: number | null, days: readonly number[], line: number): number | null {
    const zone = this.zoneOf(end.airport);
    if (filed === null || zone === undefined) return null;
    for (const day of days) {
      const at = (day + end.dayOffset) * DAY_MINUTES + end.minutes;
      const possible = leg.timeMode === "U" ? [offsetMinutes(zone, at)] : offsetsAt(zone, at);
      const [first] = possible;
      if (first === undefined) continue;
      const known = possible.includes(filed) ? filed : first;
      this.clocks.note({ airport: end.airport, zone, line, filed, known, utc: leg.timeMode === "U" ? at : at - known });
    }
    return leg.timeMode === "L" && decides(leg, end, filed, zone, days) ? filed : null;
  }
}

/** First and last date of the flight; only the first where it has no end. */
function datesOf(leg: LegPattern): number[] {
  const from = dayNumber(leg.periodFrom);
  const first = nextDate(leg, from, 1);
  const last = leg.periodTo === null ? undefined : nextDate(leg, dayNumber(leg.periodTo), -1);
  return [...new Set([first, last])].filter((day) => day !== undefined);
}

/** @param step 1 forward, -1 backward */
function nextDate(leg: LegPattern, from: number, step: 1 | -1): number | undefined {
  return Array.from({ length: CYCLE_DAYS }, (_, index) => from + index * step).find((day) => operatesOn(leg, day));
}

/** Whether a clock change makes the local time impossible or double on a date of the leg, and the offset then gives another instant. */
function decides(leg: LegPattern, end: End, filed: number, zone: string, days: readonly number[]): boolean {
  const first = days[0];
  if (first === undefined) return false;
  const last = leg.periodTo === null ? first + AHEAD_DAYS : dayNumber(leg.periodTo);
  for (let day = first; day <= last; ) {
    const change = offsetHoldsUntil(zone, (day + end.dayOffset - 1) * DAY_MINUTES);
    // Local midnight may be a day to either side of the change.
    const around = Math.floor(change / DAY_MINUTES) - end.dayOffset;
    for (const date of [around - 1, around, around + 1]) {
      if (date < day || date > last || !operatesOn(leg, date)) continue;
      const at = (date + end.dayOffset) * DAY_MINUTES + end.minutes;
      if (localToUtc(zone, at, filed) !== localToUtc(zone, at)) return true;
    }
    day = Math.max(day, around) + 2;
  }
  return false;
}
