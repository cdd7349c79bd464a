import { dayNumber } from "@/lib/domain/dates";
import type { OfferSegment } from "@/lib/domain/offer";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import { isFictitious } from "@/lib/domain/schedule/fictitious-points";
import type { FlightSegment } from "@/lib/engine/itinerary";
import { listFlights } from "@/lib/engine/list-flights";
import { firstLeg, lastLeg } from "../flights";
import { connects, maySell } from "../reprice/find-journey";
import type { HouseSnapshot } from "../snapshot/snapshot";

/** As many flights as a direction is sold with. */
const MOST_FLIGHTS = 3;

/** A place where the journey lands or begins. Times are local, `YYYY-MM-DDTHH:MM`. */
export interface Call {
  airport: string;
  /** Empty where it begins. */
  arrives: string;
  /** Empty where it ends. */
  leaves: string;
  /** Whether passengers stay with the aircraft. */
  isStop: boolean;
  /** The flight that was sold from here on; the last one where it ends. */
  sold: OfferSegment;
}

/** A flight that is flown, and the one in whose place it comes. */
export interface Replacing {
  flight: FlightSegment;
  sold: OfferSegment;
}

/** All places where flights that follow each other land, in the order of travel. */
export function callsOfJourney(flights: readonly OfferSegment[]): Call[] {
  return flights.flatMap((sold, index): Call[] => {
    const { departure, arrival, technicalStops } = sold;
    const begin = {
      airport: departure.airport,
      arrives: flights[index - 1]?.arrival.local ?? "",
      leaves: departure.local,
      isStop: false,
      sold,
    };
    const stops = technicalStops.map(({ airport, arrivalLocal, departureLocal }) => {
      return { airport, arrives: arrivalLocal, leaves: departureLocal, isStop: true, sold };
    });
    const end = { airport: arrival.airport, arrives: arrival.local, leaves: "", isStop: false, sold };
    return [begin, ...stops, ...(index === flights.length - 1 ? [end] : [])];
  });
}

/**
 * Flights that fly a sold journey under whatever numbers: from the same places at the same times, over the same stops, to the same end. Between two of them
 * there is the time that a connection takes; or they are the aircraft's own stop that was sold: the passenger boards the aircraft again that
 * they came with, in the time that they were sold.
 */
export function flightsAtSameTimes(snapshot: HouseSnapshot, calls: readonly Call[]): Replacing[][] {
  return pathsFrom(snapshot, calls, 0, []).filter((path) =>
    maySell(
      snapshot,
      path.map(({ flight }) => flight),
    ),
  );
}

function pathsFrom(snapshot: HouseSnapshot, calls: readonly Call[], from: number, path: readonly Replacing[]): Replacing[][] {
  if (from === calls.length - 1) return [[...path]];
  const call = calls[from];
  if (!call || path.length === MOST_FLIGHTS) return [];
  const previous = path.at(-1)?.flight;
  return calls.slice(from + 1).flatMap((_, further) => {
    const to = from + 1 + further;
    return flightsBetween(snapshot, calls.slice(from, to + 1))
      .filter((flight) => !previous || goesOn(snapshot, previous, flight, call))
      .flatMap((flight) => pathsFrom(snapshot, calls, to, [...path, { flight, sold: call.sold }]));
  });
}

/** Flights over exactly these places, which leave as was agreed, and arrive so where the journey ends. */
function flightsBetween({ network }: HouseSnapshot, calls: readonly Call[]): FlightSegment[] {
  const [first, last] = [calls[0], calls.at(-1)];
  if (!first || !last) return [];
  const day = dayNumber(first.leaves.slice(0, 10));
  const query = { fromDay: day, toDay: day, origin: first.airport, destination: last.airport, carriers: [] };
  const between = calls.slice(1, -1).map(({ airport }) => airport);
  return listFlights(network, query).filter((flight) => {
    const isInTime = leavesOf(flight) === first.leaves && (last.leaves !== "" || arrivesOf(flight) === last.arrives);
    return isInTime && landingsOf(flight).join() === between.join();
  });
}

function goesOn(snapshot: HouseSnapshot, previous: FlightSegment, next: FlightSegment, call: Call): boolean {
  return connects(snapshot, previous, next) || (call.isStop && arrivesOf(previous) === call.arrives && isSameAircraft(previous, next));
}

/** As far as schedules tell: the same carrier flies on with an aircraft of the same type from the same terminal. */
function isSameAircraft(previous: FlightSegment, next: FlightSegment): boolean {
  const [arriving, leaving] = [lastLeg(previous), firstLeg(next)];
  return (
    previous.carrier === next.carrier &&
    arriving.operatingCarrier === leaving.operatingCarrier &&
    arriving.aircraft === leaving.aircraft &&
    arriving.arrivalTerminal === leaving.departureTerminal
  );
}

function landingsOf({ legs }: FlightSegment): string[] {
  return legs
    .slice(1)
    .map(({ origin }) => origin)
    .filter((airport) => !isFictitious(airport));
}

function leavesOf(flight: FlightSegment): string {
  return localText(firstLeg(flight).departureLocal);
}

function arrivesOf(flight: FlightSegment): string {
  return localText(lastLeg(flight).arrivalLocal);
}
