import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { coversDay } from "@/lib/domain/schedule/expand";
import { dateIn, type FlightDay, flightDays } from "@/lib/domain/schedule/flights/flight-days";
import { UNCOVERED } from "@/lib/domain/schedule/schedule";
import type { ScheduleSet } from "@/lib/domain/schedule/sets";
import { reequip, retime } from "./change-legs";
import type { FlightAction } from "./flight-action";
import { adHocSets, type DayOutcome, type NewSet } from "./new-sets";
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

/**
 * RIN: a flight that an ASM cancelled is flown as before; the message may bring other times or equipment.
 * @throws Rejected where no ASM cancelled it
 */
export function reinstate(on: FlightAction): { sets: NewSet[]; withdrawn: number[] } {
  const cancelling = on.schedule.adHoc().filter((set) => on.schedule.legsOf(set).length === 0);
  const returned = on.dates.days.map((date) => {
    const found = on.operating.has(date) ? undefined : underCancelling(on, cancelling, date);
    if (!found) throw new Rejected("not_cancelled", on.name(), fromDayNumber(date));
    return { sets: adHocSets(changedAtReturn(on, found.flight, date)), withdrawn: found.seq };
  });
  return { sets: returned.flatMap(({ sets }) => sets), withdrawn: returned.map(({ withdrawn }) => withdrawn) };
}

/** The flight that shows where the last cancelling set is looked through. */
function underCancelling(
  on: FlightAction,
  cancelling: readonly ScheduleSet[],
  date: number,
): { flight: FlightDay; seq: number } | undefined {
  for (const { seq } of [...cancelling].sort((a, b) => b.seq - a.seq)) {
    const flight = on.byDate(on.schedule.current(new Set([seq]))).get(date);
    if (flight) return { flight, seq };
  }
  return undefined;
}

function changedAtReturn(on: FlightAction, flight: FlightDay, date: number): DayOutcome[] {
  const { action } = on.context;
  if (action.legs.length === 0 && action.equipment.length === 0) return [];
  const day = on.on(flight, date);
  const retimed = { ...flight, day: day.day, legs: retime(flight, day, on.rules()) };
  return on.settle([on.outcome({ ...flight, legs: [] }), on.outcome({ ...retimed, legs: reequip(retimed, on.rules(), false) })]);
}

/** Whether a set covers a flight's date. */
function isOn(set: ScheduleSet, { timeMode, day }: Pick<FlightDay, "timeMode" | "day">): boolean {
  const period = { from: set.validFrom, to: set.validTo, days: set.daysOfOperation, frequency: set.frequency };
  return set.timeMode === timeMode && coversDay(period, day);
}
