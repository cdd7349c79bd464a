import type { FlightDay, ZoneOf } from "@/lib/domain/schedule/flights/flight-days";
import { numberLegs } from "@/lib/domain/schedule/flights/number-legs";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { LegSpan, MessageAction, MessageEquipment, MessageLeg } from "@/lib/formats/ssm/message";
import { withElements, withSegments } from "./elements";
import type { IgnoredParts } from "./ignored-parts";
import { type MessageDay, newLeg, withEquipment, withTimes } from "./message-legs";
import { Rejected } from "./rejected";

/** What the changes of one action share. */
export interface ChangeRules {
  action: MessageAction;
  zoneOf: ZoneOf;
  /** Data elements that were read and of which a leg keeps nothing. */
  ignored: IgnoredParts;
}

/** The flight's legs at the times of the message; legs that it does not name stay. */
export function retime(flight: FlightDay, on: MessageDay, { action, zoneOf, ignored }: ChangeRules): LegPattern[] {
  for (const times of action.legs) legOf(flight.legs, times);
  const within = legsWithin(flight.legs, action.flight.stations);
  const outside = action.legs.find((times) => !within.includes(legOf(flight.legs, times)));
  if (outside) throw outsideOf(outside, action);
  return flight.legs.map((leg) => {
    const times = action.legs.find(({ origin, destination }) => origin === leg.origin && destination === leg.destination);
    return times ? withElements(withTimes(leg, times, on, zoneOf), times.elements, ignored) : leg;
  });
}

function legOf(legs: readonly LegPattern[], { origin, destination }: Pick<MessageLeg, "origin" | "destination">): LegPattern {
  const leg = legs.find((each) => each.origin === origin && each.destination === destination);
  if (!leg) throw new Rejected("leg_unknown", `${origin}–${destination}`);
  return leg;
}

/** The flight's legs with other equipment: those that are named, or all. @param keepsType CON changes the version of an aircraft, never the aircraft */
export function reequip({ legs }: Pick<FlightDay, "legs">, { action, ignored }: ChangeRules, keepsType: boolean): LegPattern[] {
  const within = legsWithin(legs, action.flight.stations);
  const named = action.equipment.map((equipment) => ({ equipment, legs: namedLegs(legs, equipment.spans) ?? within }));
  const outside = named.flatMap((each) => each.legs).find((leg) => !within.includes(leg));
  if (outside) throw outsideOf(outside, action);
  return legs.map((leg) => {
    const [own, other] = named.filter((each) => each.legs.includes(leg));
    if (other) throw new Rejected("leg_twice", `${leg.origin}–${leg.destination}`);
    if (!own) return leg;
    const { equipment } = own;
    if (keepsType && leg.aircraft !== equipment.aircraft) throw new Rejected("aircraft_differs", equipment.aircraft, leg.aircraft);
    const equipped = withEquipment(leg, equipment);
    const changesNothing = equipped.configuration === leg.configuration && equipped.configuration !== equipment.configuration;
    if (changesNothing && equipment.configuration !== "") ignored.configuration(equipment);
    return withElements(equipped, equipment.elements, ignored);
  });
}

/** The flight's legs with what the lines of flight and period say of all of them, or of those that are named. */
export function withFlightElements({ legs }: Pick<FlightDay, "legs">, { action, ignored }: ChangeRules): LegPattern[] {
  const within = legsWithin(legs, action.flight.stations);
  const named = namedLegs(legs, action.spans) ?? within;
  const outside = named.find((leg) => !within.includes(leg));
  if (outside) throw outsideOf(outside, action);
  return legs.map((leg) => (named.includes(leg) ? withElements(leg, action.elements, ignored) : leg));
}

/** The flight's legs with what the message says of their segments; where it names legs, of those alone. */
export function withSegmentElements(legs: readonly LegPattern[], { action, ignored }: ChangeRules): LegPattern[] {
  const within = legsWithin(legs, action.flight.stations);
  const changed = withSegments(within, action.segments, ignored);
  return legs.map((leg) => changed[within.indexOf(leg)] ?? leg);
}

/** The legs of several spans; undefined where there is no span. */
function namedLegs(legs: readonly LegPattern[], spans: readonly LegSpan[]): LegPattern[] | undefined {
  return spans.length === 0 ? undefined : spans.flatMap(({ stations }) => legsWithin(legs, stations));
}

/**
 * The legs that stations name, each station the end of one and the begin of the next; all of them where there are none.
 * @throws Rejected where the flight does not go by them
 */
export function legsWithin(legs: readonly LegPattern[], stations: readonly string[]): readonly LegPattern[] {
  if (stations.length === 0) return legs;
  return stations.slice(1).flatMap((destination, index) => spanOf(legs, { origin: stations[index] ?? "", destination }));
}

/** A leg of the flight that is not among those that the flight's line names. */
function outsideOf({ origin, destination }: Pick<MessageLeg, "origin" | "destination">, { flight }: MessageAction): Rejected {
  return new Rejected("leg_outside", `${origin}–${destination}`, flight.stations.join("–"));
}

/** The legs from one station to another. */
function spanOf(legs: readonly LegPattern[], { origin, destination }: { origin: string; destination: string }): readonly LegPattern[] {
  const from = legs.findIndex((leg) => leg.origin === origin);
  const to = legs.findIndex((leg, index) => index >= from && leg.destination === destination);
  if (from < 0 || to < 0) throw new Rejected("leg_unknown", `${origin}–${destination}`);
  return legs.slice(from, to + 1);
}

/** The legs that a message brings, with its equipment, or where it has none with that of a leg that was there. */
export function bringLegs(on: MessageDay, rules: ChangeRules, before: readonly LegPattern[] = []): LegPattern[] {
  const { action, zoneOf, ignored } = rules;
  const legs = action.legs.map((brought, index) => {
    const like = newLeg(action.flight, brought, equipmentOf(brought, before), on.timeMode);
    const leg = withElements(withTimes({ ...like, legSequence: index + 1 }, brought, on, zoneOf), action.elements, ignored);
    const equipped = withElements(leg, brought.equipment?.elements ?? [], ignored);
    return withElements(equipped, brought.elements, ignored);
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
  if (stations.length === 0) return [...brought];
  const span = legsWithin(flight.legs, stations);
  const from = span[0] ? flight.legs.indexOf(span[0]) : 0;
  const kept = flight.legs.map((leg) => ({ leg, of: flight.legs }));
  const come = brought.map((leg) => ({ leg, of: brought }));
  return numberLegs([...kept.slice(0, from), ...come, ...kept.slice(from + span.length)]);
}
