import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { aircraftDays } from "@/lib/domain/schedule/flights/aircraft-times";
import { dateIn, type FlightDay } from "@/lib/domain/schedule/flights/flight-days";
import { numberLegs } from "@/lib/domain/schedule/flights/number-legs";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { FlightName } from "@/lib/formats/ssm/message";
import { legsWithin, replaceSpan, withFlightElements, withSegmentElements } from "./change-legs";
import { type FlightAction, flightName } from "./flight-action";
import type { DayOutcome } from "./new-sets";
import { Rejected } from "./rejected";

/**
 * FLT: the flight, or the legs of it that are named, gets another number; an ASM may say another date with it.
 * @param left whether the flight of a number on a date of the message leaves it by the same message, as where two flights exchange their numbers
 * @throws Rejected where that number flies on the date already
 */
export function renumber(on: FlightAction, left: (flight: FlightName, date: number) => boolean = () => false): DayOutcome[] {
  const to = on.context.action.newFlight;
  if (!to) return [];
  const taken = on.byDate(on.layerOf(on.context.scheduleOf(to)));
  on.occupy(to, taken);
  return on.named().flatMap(({ date, flight }) => {
    const newDate = to.date === null ? date : dayNumber(to.date);
    if (taken.has(newDate) && !left(to, newDate)) throw new Rejected("already_operating", flightName(to), fromDayNumber(newDate));
    const { stations } = on.flight;
    const gone = on.outcome({ ...flight, legs: [] });
    const rest = stations.length === 0 ? [] : [on.outcome({ ...flight, legs: replaceSpan(flight, stations, []) })];
    const renamed = { ...flight, legs: renumberedLegs(on, flight) };
    const dated = newDate === date ? renamed : onDate(on, renamed, newDate);
    return [gone, ...rest, { ...on.outcome(dated), flight: to }];
  });
}

/**
 * Several FLTs at once: each flight is renumbered as it is before all of them, so that two may exchange their numbers and a third may go round.
 * @returns what each makes of its dates, in their order
 * @throws Rejected where two flights would have one number on a date
 */
export function renumberTogether(all: readonly FlightAction[]): DayOutcome[][] {
  const leaving = new Set(
    all.flatMap((on) => (on.flight.stations.length > 0 ? [] : on.named().map(({ date }) => dateName(on.flight, date)))),
  );
  const outcomes = all.flatMap((on) =>
    renumber(on, (flight, date) => leaving.has(dateName(flight, date))).map((outcome) => ({ on, outcome })),
  );
  const [first, ...others] = all;
  for (const other of others) first?.occupyAll(other);
  const kept = new Set(first?.settle(outcomes.map(({ outcome }) => outcome)));
  return all.map((on) => outcomes.flatMap((each) => (each.on === on && kept.has(each.outcome) ? [each.outcome] : [])));
}

function dateName(flight: FlightName, date: number): string {
  return `${flightName(flight)}/${date}`;
}

function renumberedLegs(on: FlightAction, flight: FlightDay): LegPattern[] {
  const rules = on.rules();
  const legs = withSegmentElements(withFlightElements(flight, rules), rules);
  return numberLegs(legsWithin(legs, on.flight.stations).map((leg) => ({ leg, of: legs })));
}

/** The flight as it departs on a date of the message's time mode: it keeps its times of day. One that was put off to that date stays where it is. */
function onDate(on: FlightAction, flight: FlightDay, date: number): FlightDay {
  const { messageMode, zoneOf } = on.context;
  const put = flight.legs[0] ? aircraftDays(flight.legs[0]) : 0;
  const departs = dateIn(messageMode, flight, zoneOf) + (messageMode === flight.timeMode ? put : 0);
  const legs = flight.legs.map((leg) => ({
    ...leg,
    departureDayOffset: leg.departureDayOffset - put,
    arrivalDayOffset: leg.arrivalDayOffset - put,
  }));
  return { ...flight, day: flight.day + put + date - departs, legs };
}
