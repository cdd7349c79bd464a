import { isFictitious } from "@/lib/domain/schedule/fictitious-points";
import { keepsRestrictions, type RestrictedFlight } from "@/lib/domain/schedule/traffic-restrictions";
import { findFlight } from "@/lib/engine/find-flight";
import type { FlightSegment, Itinerary } from "@/lib/engine/itinerary";
import { shortestConnection } from "@/lib/engine/rules";
import { airportByCode } from "@/lib/reference/airports";
import { connectionRules } from "@/lib/reference/connection-times";
import { itemAt } from "@/lib/util/at";
import { firstLeg, lastLeg } from "../flights";
import type { DirectionReference } from "../journey-reference";
import { leavesAfterArrival, MINUTES_BEFORE_DEPARTURE } from "../selling-rules";
import type { HouseSnapshot } from "../snapshot/snapshot";

/**
 * The flights of a reference as they operate now, one itinerary per direction.
 * @param nowUtc minutes since epoch
 * @returns null where one no longer operates, may not be sold so or by its carrier, the first leaves too soon, or a direction leaves before the one
 *   before it has arrived
 */
export function findJourney(snapshot: HouseSnapshot, directions: readonly DirectionReference[], nowUtc: number): Itinerary[] | null {
  const itineraries = directions.map((direction) => findItinerary(snapshot, direction)).filter((itinerary) => itinerary !== null);
  const [first, ...others] = itineraries;
  if (!first || itineraries.length !== directions.length) return null;
  if (first.departureUtc < nowUtc + MINUTES_BEFORE_DEPARTURE) return null;
  return others.every((next, index) => leavesAfterArrival(itineraries[index] ?? first, next)) ? itineraries : null;
}

/** The flights of one direction as they are scheduled now, whether or not they connect; null where one is not flown. */
export function findFlights({ network }: HouseSnapshot, { flights }: DirectionReference): FlightSegment[] | null {
  const segments = flights.map((flight) => findFlight(network, flight)).filter((segment) => segment !== null);
  return segments.length === flights.length ? segments : null;
}

function findItinerary(snapshot: HouseSnapshot, direction: DirectionReference): Itinerary | null {
  const segments = findFlights(snapshot, direction);
  if (!segments || segments.length === 0) return null;
  if (!segments.every(({ carrier }) => snapshot.onSale?.includes(carrier) ?? true)) return null;
  if (!pairsOf(segments).every(([previous, next]) => connects(snapshot, previous, next)) || !maySell(snapshot, segments)) return null;
  return itineraryOf(snapshot, segments);
}

/** Flights one after another as an itinerary; there is one at least. */
export function itineraryOf(snapshot: HouseSnapshot, segments: FlightSegment[]): Itinerary {
  return {
    segments,
    selfTransfer: selfTransfersOf(snapshot, segments),
    departureUtc: firstLeg(itemAt(segments, 0)).departureUtc,
    arrivalUtc: lastLeg(itemAt(segments, segments.length - 1)).arrivalUtc,
  };
}

/** Whether traffic restrictions let flights be sold as one direction. */
export function maySell(snapshot: HouseSnapshot, segments: readonly FlightSegment[]): boolean {
  return keepsRestrictions(segments.map(toRestricted), selfTransfersOf(snapshot, segments));
}

function selfTransfersOf({ agreed }: HouseSnapshot, segments: readonly FlightSegment[]): boolean[] {
  return pairsOf(segments).map(([previous, next]) => !agreed(previous.carrier, next.carrier));
}

function pairsOf(segments: readonly FlightSegment[]): [FlightSegment, FlightSegment][] {
  return segments.slice(1).map((next, index) => [segments[index] ?? next, next]);
}

/** Whether there is time enough between two flights for a connection, by the rules of the airport. */
export function connects(snapshot: HouseSnapshot, previous: FlightSegment, next: FlightSegment): boolean {
  return firstLeg(next).departureUtc >= lastLeg(previous).arrivalUtc + minutesNeeded(snapshot, previous, next);
}

/** Minutes that a connection takes at least, by the rules of the airport. */
export function minutesNeeded({ agreed }: HouseSnapshot, previous: FlightSegment, next: FlightSegment): number {
  const arrival = lastLeg(previous);
  const arriving = { carrier: previous.carrier, terminal: arrival.arrivalTerminal, isDomestic: isDomestic(previous) };
  const departing = { carrier: next.carrier, terminal: firstLeg(next).departureTerminal, isDomestic: isDomestic(next) };
  return shortestConnection(connectionRules(arrival.destination), arriving, departing, agreed(previous.carrier, next.carrier));
}

function toRestricted(segment: FlightSegment): RestrictedFlight {
  return { carrier: segment.carrier, international: !isDomestic(segment), sale: segment.sale };
}

/** As the engine sees it: every airport that the passenger's part of the flight calls at is in one country. */
function isDomestic(segment: FlightSegment): boolean {
  const airports = [firstLeg(segment).origin, ...segment.legs.map((leg) => leg.destination)].filter((code) => !isFictitious(code));
  return new Set(airports.map((airport) => airportByCode(airport)?.country)).size === 1;
}
