import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { coversDay } from "@/lib/domain/schedule/expand";
import { dateIn, type FlightDay, flightDays } from "@/lib/domain/schedule/flights/flight-days";
import { UNCOVERED } from "@/lib/domain/schedule/schedule";
import type { ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import type { FlightAction } from "./flight-action";
import { Rejected } from "./rejected";

/** RTNS: the numbers of all sets by which ASMs changed the dates. @throws Rejected where there are none */
export function returnToBasic(on: FlightAction): number[] {
  const basic = on.byDate(on.schedule.basic());
  return on.dates.days.flatMap((date) => {
    // By the other clock an ASM may have moved the flight to another day, and left its own.
    const flights = [on.operating.get(date), basic.get(date)].flatMap((flight) => flight ?? []);
    const days = flights.length > 0 ? flights : [{ timeMode: on.context.messageMode, day: date }];
    const sets = on.schedule.adHoc().filter((set) => days.some((day) => isOn(set, day)));
    if (sets.length === 0) throw new Rejected("nothing_ad_hoc", on.name(), fromDayNumber(date));
    return sets.map(({ seq }) => seq);
  });
}

/** XASM: the numbers of the sets by which ASMs changed dates that an SSM names. */
export function endAdHoc(on: FlightAction): number[] {
  const basic = flightDays(on.schedule.basic(), on.window());
  const named = new Set(on.dates.days);
  return on.schedule.adHoc().flatMap((set) => {
    const day = dayNumber(set.validFrom);
    const own = on.schedule.legsOf(set).map((leg) => ({ ...leg, coveredBy: UNCOVERED }));
    // A cancelled date has the legs that would be flown.
    const legs = own.length > 0 ? own : basic.find((flight) => flight.timeMode === set.timeMode && flight.day === day)?.legs;
    const date = dateIn(on.context.messageMode, { timeMode: set.timeMode, day, legs: legs ?? [] }, on.context.zoneOf);
    return named.has(date) ? [set.seq] : [];
  });
}

/** Whether a set covers a flight's date. */
function isOn(set: ScheduleSet, { timeMode, day }: Pick<FlightDay, "timeMode" | "day">): boolean {
  const period = { from: set.validFrom, to: set.validTo, days: set.daysOfOperation, frequency: set.frequency };
  return set.timeMode === timeMode && coversDay(period, day);
}
