import type { FlightDay, ZoneOf } from "@/lib/domain/schedule/flights/flight-days";
import { numberLegs } from "@/lib/domain/schedule/flights/number-legs";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { FlightName, MessageAction, MessageEquipment, MessageLeg } from "@/lib/formats/ssm/message";
import { withElements, withSegments } from "./elements";
import { type MessageDay, newLeg, withEquipment, withTimes } from "./message-legs";
import { Rejected } from "./rejected";

/** What the changes of one action share. */
export interface ChangeRules {
  action: MessageAction;
  zoneOf: ZoneOf;
  /** Data elements that were read and of which a leg keeps nothing. */
  ignored: Set<number>;
}

/** The flight's legs at the times of the message; legs that it does not name stay. */
export function retime(flight: FlightDay, on: MessageDay, { action, zoneOf, ignored }: ChangeRules): LegPattern[] {
  for (const times of action.legs) legOf(flight.legs, times);
  return flight.legs.map((leg) => {
    const times = action.legs.find(({ origin, destination }) => origin === leg.origin && destination === leg.destination);
    return times ? withElements(withTimes(leg, times, on, zoneOf), times.elements, ignored) : daysLater(leg, flight.day - on.day);
  });
}

/** A leg of which the flight's date has moved the other way. */
function daysLater(leg: LegPattern, days: number): LegPattern {
  return { ...leg, departureDayOffset: leg.departureDayOffset + days, arrivalDayOffset: leg.arrivalDayOffset + days };
}

function legOf(legs: readonly LegPattern[], { origin, destination }: MessageLeg): LegPattern {
  const leg = legs.find((each) => each.origin === origin && each.destination === destination);
  if (!leg) throw new Rejected("leg_unknown", `${origin}–${destination}`);
  return leg;
}

/** The flight's legs with other equipment: those that are named, or all. @param keepsType CON changes the version of an aircraft, never the aircraft */
export function reequip(flight: FlightDay, { action, ignored }: ChangeRules, keepsType: boolean): LegPattern[] {
  const [equipment] = action.equipment;
  if (!equipment) return [...flight.legs];
  const legs = flight.legs.map((leg) => {
    if (!isNamed(leg, flight.legs, action)) return leg;
    if (keepsType && leg.aircraft !== equipment.aircraft) throw new Rejected("aircraft_differs", equipment.aircraft, leg.aircraft);
    return withElements(withEquipment(leg, equipment), equipment.elements, ignored);
  });
  return withSegments(legs, action.segments, ignored);
}

/** Whether an action is about a leg: by its stations, its legs or its segments without a data element; where it names none, it is about all. */
function isNamed(leg: LegPattern, legs: readonly LegPattern[], { flights, legs: times, segments }: MessageAction): boolean {
  const stations = flights[0]?.stations ?? [];
  const spans = [
    ...stations.slice(1).map((destination, index) => ({ origin: stations[index] ?? "", destination })),
    ...times,
    ...segments.filter(({ element }) => element === null),
  ];
  return spans.length === 0 || spans.some((span) => spanOf(legs, span).includes(leg));
}

/** The legs from one station to another. */
function spanOf(legs: readonly LegPattern[], { origin, destination }: { origin: string; destination: string }): readonly LegPattern[] {
  const from = legs.findIndex((leg) => leg.origin === origin);
  const to = legs.findIndex((leg, index) => index >= from && leg.destination === destination);
  if (from < 0 || to < 0) throw new Rejected("leg_unknown", `${origin}–${destination}`);
  return legs.slice(from, to + 1);
}

/** The legs that a message brings, with its equipment, or where it has none with that of a leg that was there. */
export function bringLegs(flight: FlightName, on: MessageDay, rules: ChangeRules, before: readonly LegPattern[] = []): LegPattern[] {
  const { action, zoneOf, ignored } = rules;
  const legs = action.legs.map((brought, index) => {
    const like = newLeg(flight, brought, equipmentOf(brought, before), on.timeMode);
    const leg = withTimes({ ...like, legSequence: index + 1 }, brought, on, zoneOf);
    return withElements(leg, [...(brought.equipment?.elements ?? []), ...brought.elements], ignored);
  });
  return withSegments(legs, action.segments, ignored);
}

function equipmentOf({ equipment, origin, destination }: MessageLeg, before: readonly LegPattern[]): MessageEquipment | LegPattern {
  const like = before.find((leg) => leg.origin === origin) ?? before.find((leg) => leg.destination === destination) ?? before[0];
  const found = equipment ?? like;
  if (!found) throw new Rejected("action_incomplete", "NEW", "equipment");
  return found;
}

/** The legs with those between the named stations replaced; all of them where none are named. */
export function replaceSpan(flight: FlightDay, stations: readonly string[], brought: readonly LegPattern[]): LegPattern[] {
  const [origin, destination] = [stations[0], stations.at(-1)];
  if (origin === undefined || destination === undefined) return [...brought];
  const span = spanOf(flight.legs, { origin, destination });
  const from = span[0] ? flight.legs.indexOf(span[0]) : 0;
  const kept = flight.legs.map((leg) => ({ leg, of: flight.legs }));
  const come = brought.map((leg) => ({ leg, of: brought }));
  return numberLegs([...kept.slice(0, from), ...come, ...kept.slice(from + span.length)]);
}
