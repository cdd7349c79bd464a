import { isFictitious } from "@/lib/domain/schedule/fictitious-points";
import { keepsRestrictions, type RestrictedFlight } from "@/lib/domain/schedule/traffic-restrictions";
import { findFlight } from "@/lib/engine/find-flight";
import type { FlightSegment, Itinerary } from "@/lib/engine/itinerary";
import { minimumConnection } from "@/lib/engine/rules";
import { airportByCode } from "@/lib/reference/airports";
import { connectionTimes } from "@/lib/reference/connection-times";
import { firstLeg, lastLeg } from "../flights";
import type { DirectionReference } from "../journey-reference";
import { leavesAfterArrival, MINUTES_BEFORE_DEPARTURE } from "../selling-rules";
import type { HouseSnapshot } from "../snapshot/snapshot";

/**
 * The flights of a reference as they operate now, one itinerary per direction.
 * @param nowUtc minutes since epoch
 * @returns null where one no longer operates, or may not be sold so, the first leaves too soon, or a direction leaves before the one before it has arrived
 */
export function findJourney(snapshot: HouseSnapshot, directions: readonly DirectionReference[], nowUtc: number): Itinerary[] | null {
  const itineraries = directions.map((direction) => findItinerary(snapshot, direction)).filter((itinerary) => itinerary !== null);
  const [first, ...others] = itineraries;
  if (!first || itineraries.length !== directions.length) return null;
  if (first.departureUtc < nowUtc + MINUTES_BEFORE_DEPARTURE) return null;
  return others.every((next, index) => leavesAfterArrival(itineraries[index] ?? first, next)) ? itineraries : null;
}

function findItinerary(snapshot: HouseSnapshot, direction: DirectionReference): Itinerary | null {
  const segments = direction.flights.map((flight) => findFlight(snapshot.network, flight)).filter((segment) => segment !== null);
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last || segments.length !== direction.flights.length) return null;
  const pairs = segments.slice(1).map((next, index) => ({ previous: segments[index] ?? next, next }));
  if (!pairs.every(({ previous, next }) => connects(snapshot, previous, next))) return null;
  const selfTransfer = pairs.map(({ previous, next }) => !snapshot.agreed(previous.carrier, next.carrier));
  if (!keepsRestrictions(segments.map(toRestricted), selfTransfer)) return null;
  return {
    segments,
    selfTransfer,
    departureUtc: firstLeg(first).departureUtc,
    arrivalUtc: lastLeg(last).arrivalUtc,
  };
}

function connects(snapshot: HouseSnapshot, previous: FlightSegment, next: FlightSegment): boolean {
  const arrival = lastLeg(previous);
  const needed = minimumConnection(
    connectionTimes(arrival.destination),
    isDomestic(previous),
    isDomestic(next),
    snapshot.agreed(previous.carrier, next.carrier),
  );
  return firstLeg(next).departureUtc >= arrival.arrivalUtc + needed;
}

function toRestricted(segment: FlightSegment): RestrictedFlight {
  return { carrier: segment.carrier, international: !isDomestic(segment), sale: segment.sale };
}

/** As the engine sees it: every airport that the passenger's part of the flight calls at is in one country. */
function isDomestic(segment: FlightSegment): boolean {
  const airports = [firstLeg(segment).origin, ...segment.legs.map((leg) => leg.destination)].filter((code) => !isFictitious(code));
  return new Set(airports.map((airport) => airportByCode(airport)?.country)).size === 1;
}
