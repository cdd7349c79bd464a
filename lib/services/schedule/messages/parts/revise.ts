import { fromDayNumber } from "@/lib/domain/dates";
import type { FlightDay } from "@/lib/domain/schedule/flights/flight-days";
import { legsText } from "@/lib/domain/schedule/flights/plain-leg";
import type { FlightAction } from "./flight-action";
import { datesOfPeriods } from "./named-dates";
import type { DayOutcome } from "./new-sets";
import { Rejected } from "./rejected";

/**
 * REV: the flight of one period is flown on the dates of another.
 * @throws Rejected where the old period has flights of several kinds, or the new one dates that are taken
 */
export function revise(on: FlightAction): DayOutcome[] {
  const { action, today } = on.context;
  const [old, revised] = action.periods.map((period) => datesOfPeriods([period], on.patterns, today));
  const flights = old ? on.named(old) : [];
  const [like] = flights;
  if (!old || !revised || !like) return [];
  if (flights.some(({ flight }) => !isSame(flight, like.flight))) throw new Rejected("several_routings", on.name());
  const taken = revised.days.find((date) => on.operating.has(date) && !old.days.includes(date));
  if (taken !== undefined) throw new Rejected("already_operating", on.name(), fromDayNumber(taken));
  return [
    ...flights.map(({ flight }) => on.outcome({ ...flight, legs: [] })),
    ...revised.days.map((date) => on.outcome({ ...like.flight, day: like.flight.day + date - like.date })),
  ];
}

/** The same legs at the same times, whatever their dates. */
function isSame(one: FlightDay, other: FlightDay): boolean {
  return one.timeMode === other.timeMode && legsText(one.legs) === legsText(other.legs);
}
