import { fromDayNumber } from "@/lib/domain/dates";
import type { ActionName } from "@/lib/formats/ssm/message";
import { bringLegs, reequip, replaceSpan, retime } from "./change-legs";
import { withElements, withSegments } from "./elements";
import { type FlightAction, flightName } from "./flight-action";
import { keepSale } from "./keep-sale";
import { dayOf } from "./message-legs";
import type { DayOutcome } from "./new-sets";
import { Rejected } from "./rejected";
import { revise } from "./revise";

/** What each action makes of the dates that it names. RIN brings back what is there already, see return-flights.ts. */
export const ACTIONS: Record<Exclude<ActionName, "RIN">, (flight: FlightAction) => DayOutcome[]> = {
  NEW: add,
  CNL: cancel,
  RPL: replace,
  SKD: end,
  TIM: (on) => on.each((flight, day) => retime(flight, day, on.rules())),
  EQT: (on) => on.each((flight) => reequip(flight, on.rules(), false)),
  CON: (on) => on.each((flight) => reequip(flight, on.rules(), true)),
  ADM: annotate,
  FLT: renumber,
  REV: revise,
  RRT: reroute,
};

function add(on: FlightAction): DayOutcome[] {
  const { action, messageMode, zoneOf } = on.context;
  const [first] = action.legs;
  if (!first) return [];
  const timeMode = on.schedule.timeMode(messageMode);
  return on.dates.days.map((date) => {
    if (on.operating.has(date)) throw new Rejected("already_operating", on.name(), fromDayNumber(date));
    const day = dayOf(date, first, messageMode, timeMode, zoneOf);
    return on.outcome({ timeMode, day: day.day, legs: bringLegs(on.flight, day, on.rules()) });
  });
}

function cancel(on: FlightAction): DayOutcome[] {
  const isWhole = on.flight.stations.length === 0;
  return on.each((flight) => (isWhole ? [] : replaceSpan(flight, on.flight.stations, [])));
}

/** From a date on nothing of the flight is left; what follows comes by NEW. */
function end(on: FlightAction): DayOutcome[] {
  return on.dates.days.flatMap((date) => {
    const flight = on.operating.get(date);
    return flight ? [on.outcome({ ...flight, legs: [] })] : [];
  });
}

function replace(on: FlightAction): DayOutcome[] {
  return on.each((flight, day) => replaceSpan(flight, on.flight.stations, bringLegs(on.flight, day, on.rules(), flight.legs)));
}

/** Another way of the same flight: who flies it and whom it may be sold to stays. */
function reroute(on: FlightAction): DayOutcome[] {
  return on.each((flight, day) => {
    const brought = bringLegs(on.flight, day, on.rules(), flight.legs);
    return keepSale(replaceSpan(flight, on.flight.stations, brought), flight.legs);
  });
}

/** Data elements alone, of segments and of legs. */
function annotate(on: FlightAction): DayOutcome[] {
  const { action, ignored } = on.context;
  return on.each(({ legs }) =>
    withSegments(legs, action.segments, ignored).map((leg) => {
      const own = action.legs.find(({ origin, destination }) => origin === leg.origin && destination === leg.destination);
      return own ? withElements(leg, own.elements, ignored) : leg;
    }),
  );
}

function renumber(on: FlightAction): DayOutcome[] {
  const to = on.context.action.newFlight;
  if (!to) return [];
  const taken = on.byDate(on.layerOf(on.context.scheduleOf(to)));
  on.occupy(to, taken);
  return on.named().flatMap(({ date, flight }) => {
    if (taken.has(date)) throw new Rejected("already_operating", flightName(to), fromDayNumber(date));
    return [on.outcome({ ...flight, legs: [] }), { ...on.outcome(flight), flight: to }];
  });
}
