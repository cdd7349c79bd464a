import { fromDayNumber } from "@/lib/domain/dates";
import type { FlightDay } from "@/lib/domain/schedule/flights/flight-days";
import { legsText } from "@/lib/domain/schedule/flights/plain-leg";
import { type LegSale, SOLD_FREELY } from "@/lib/domain/schedule/leg-sale";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { ActionName } from "@/lib/formats/ssm/message";
import { bringLegs, reequip, replaceSpan, retime, withFlightElements, withSegmentElements } from "./change-legs";
import type { FlightAction } from "./flight-action";
import { dayOf, type MessageDay } from "./message-legs";
import { datesOfPeriods } from "./named-dates";
import type { DayOutcome } from "./new-sets";
import { Rejected } from "./rejected";
import { renumber } from "./renumber-flight";

/** What each action makes of the dates that it names. RIN brings back what is there already, see return-flights.ts. */
export const ACTIONS: Record<Exclude<ActionName, "RIN">, (flight: FlightAction) => DayOutcome[]> = {
  NEW: add,
  CNL: cancel,
  RPL: replace,
  SKD: end,
  TIM: (on) => annotate(on, (flight, day) => retime(flight, day, on.rules())),
  EQT: (on) => annotate(on, (flight) => reequip(flight, on.rules(), false)),
  CON: (on) => annotate(on, (flight) => reequip(flight, on.rules(), true)),
  ADM: (on) => annotate(on, ({ legs }) => legs),
  FLT: (on) => renumber(on),
  REV: revise,
  RRT: reroute,
};

/** Changed legs, with what the message says of the flight below and of its segments above that. */
function annotate(on: FlightAction, change: (flight: FlightDay, day: MessageDay) => readonly LegPattern[]): DayOutcome[] {
  const rules = on.rules();
  return on.each((flight, day) => withSegmentElements(change({ ...flight, legs: withFlightElements(flight, rules) }, day), rules));
}

function add(on: FlightAction): DayOutcome[] {
  const { action, messageMode, zoneOf } = on.context;
  const [first] = action.legs;
  if (!first) return [];
  const timeMode = on.schedule.timeMode(messageMode);
  return on.dates.days.map((date) => {
    if (on.operating.has(date)) throw new Rejected("already_operating", on.name(), fromDayNumber(date));
    const day = dayOf(date, first, messageMode, timeMode, zoneOf);
    return on.outcome({ timeMode, day: day.day, legs: bringLegs(day, on.rules()) });
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
  return on.each((flight, day) => replaceSpan(flight, on.flight.stations, bringLegs(day, on.rules(), flight.legs)));
}

/** Another way of the same flight: who flies it and whom it may be sold to stays. */
function reroute(on: FlightAction): DayOutcome[] {
  return on.each((flight, day) => {
    const brought = bringLegs(day, on.rules(), flight.legs);
    return keepSale(replaceSpan(flight, on.flight.stations, brought), flight.legs);
  });
}

/**
 * Legs of another route with what was said of the sale of those before it: who flies, and journeys that still begin and end where they did.
 * What the message says itself counts.
 * @param legs numbered
 * @param before the flight's legs by its own route
 */
function keepSale(legs: readonly LegPattern[], before: readonly LegPattern[]): LegPattern[] {
  return legs.map((leg, index) => {
    const like = before.find(({ origin }) => origin === leg.origin);
    const operator = like ?? before.find(({ destination }) => destination === leg.destination) ?? before[0];
    const said = new Set(leg.segments.map(({ offLeg }) => offLeg));
    const kept = (like?.segments ?? []).flatMap((segment) => {
      const airport = before.find(({ legSequence }) => legSequence === segment.offLeg)?.destination;
      const off = legs.find((each, at) => at >= index && each.destination === airport);
      return off && !said.has(off.legSequence) ? [{ ...segment, offLeg: off.legSequence }] : [];
    });
    return { ...leg, ...operatorOf(isOwn(leg) && operator ? operator : leg), segments: [...leg.segments, ...kept] };
  });
}

function operatorOf({ operatingCarrier, operatingName, operatingFlight }: LegSale): Omit<LegSale, "segments"> {
  return { operatingCarrier, operatingName, operatingFlight };
}

function isOwn(leg: LegSale): boolean {
  return JSON.stringify(operatorOf(leg)) === JSON.stringify(operatorOf(SOLD_FREELY));
}

/**
 * REV: the flight of one period is flown on the dates of others.
 * @throws Rejected where the old period has flights of several kinds, or the new one dates that are taken
 */
function revise(on: FlightAction): DayOutcome[] {
  const { action, today } = on.context;
  const [before, ...after] = action.periods;
  const [old, revised] = [before ? [before] : [], after].map((periods) => datesOfPeriods(periods, on.patterns, today));
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
