import { isDeepStrictEqual } from "node:util";
import type { OfferSegment, Stop, TechnicalStop } from "@/lib/domain/offer";
import type { Fare } from "@/lib/domain/pricing/fare";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import { isFictitious } from "@/lib/domain/schedule/fictitious-points";
import { isSurface } from "@/lib/domain/schedule/surface";
import type { FlightLeg, FlightSegment, Itinerary } from "@/lib/engine/itinerary";
import type { FlownDirection } from "@/lib/suppliers/port/own-schedule";
import { firstLeg, lastLeg, operatorOf } from "../flights";

/** The flights of a direction as they are scheduled, whoever may sell them. */
export function flownDirection({ segments }: Pick<Itinerary, "segments">): FlownDirection {
  return { segments: segments.map(flightFacts) };
}

/** A flight with the fare that prices it. */
export function makeSegment(segment: FlightSegment, fare: Fare, seatsLeft: number): OfferSegment {
  return {
    ...flightFacts(segment),
    cabin: fare.cabin,
    bookingClass: fare.bookingClass,
    brand: fare.brand,
    seatsLeft,
    refundable: fare.refundBeforeMinor !== null,
    changeable: fare.changeBeforeMinor !== null,
    handBaggage: { pieces: fare.handPieces, kg: fare.handKg },
    baggage: fare.baggagePieces > 0 ? { pieces: fare.baggagePieces, kg: fare.baggageKg } : null,
  };
}

/** A sold flight as it is flown now: what was sold with it stays. */
export function flownSegment(sold: OfferSegment, flight: FlightSegment): OfferSegment {
  const { cabin, bookingClass, brand, seatsLeft, refundable, changeable, handBaggage, baggage } = sold;
  return { cabin, bookingClass, brand, seatsLeft, refundable, changeable, handBaggage, baggage, ...flightFacts(flight) };
}

/**
 * A flight sold under another number, as the flight that flies it is flown now: number and operator stay, and so do times that the carrier of
 * that number files differently, unless the flight's own have moved.
 * @param before the flight that flies it before the change; null where it was not flown
 */
export function sharedSegment(sold: OfferSegment, before: FlightSegment | null, after: FlightSegment): OfferSegment {
  const [then, now] = [before && flightFacts(before), flightFacts(after)];
  const isMoved = !then || !isDeepStrictEqual(timesOf(then), timesOf(now));
  return { ...sold, ...(isMoved && timesOf(now)), ...(then?.aircraft !== now.aircraft && { aircraft: now.aircraft }) };
}

/**
 * A flight sold under another number, as the carrier of that number files it now: what it files as before stays as it was sold, which is as the
 * carrier files it that flies it.
 * @param before as it was filed before the change
 */
export function refiledSegment(sold: OfferSegment, before: FlightSegment, after: FlightSegment): OfferSegment {
  const [then, now] = [flightFacts(before), flightFacts(after)];
  const filed = flownSegment(sold, after);
  if (then.departure.utc !== now.departure.utc || then.arrival.utc !== now.arrival.utc) return filed;
  const { durationMinutes, technicalStops } = sold;
  const stop = (name: "departure" | "arrival") =>
    then[name].terminal === now[name].terminal ? sold[name] : { ...sold[name], terminal: now[name].terminal };
  const aircraft = then.aircraft === now.aircraft ? sold.aircraft : now.aircraft;
  return { ...filed, departure: stop("departure"), arrival: stop("arrival"), durationMinutes, technicalStops, aircraft };
}

function timesOf({ departure, arrival, durationMinutes, technicalStops }: FlightFacts) {
  return { departure, arrival, durationMinutes, technicalStops };
}

type FlightFacts = Pick<
  OfferSegment,
  "carrier" | "flightNumber" | "departure" | "arrival" | "durationMinutes" | "aircraft" | "technicalStops" | "operatedBy" | "surface"
>;

/** What the schedule says of a flight. */
function flightFacts(segment: FlightSegment): FlightFacts {
  const first = firstLeg(segment);
  const last = lastLeg(segment);
  const operatedBy = operatorOf(segment);
  return {
    carrier: segment.carrier,
    flightNumber: `${segment.flightNumber}${segment.suffix}`,
    departure: toStop(first.origin, first.departureLocal, first.departureUtc, first.departureTerminal),
    arrival: toStop(last.destination, last.arrivalLocal, last.arrivalUtc, last.arrivalTerminal),
    durationMinutes: last.arrivalUtc - first.departureUtc,
    aircraft: first.aircraft,
    technicalStops: technicalStopsOf(segment.legs),
    ...(operatedBy && { operatedBy }),
    ...(segment.legs.every(({ aircraft }) => isSurface(aircraft, segment.serviceType)) && { surface: true }),
  };
}

function toStop(airport: string, localMinutes: number, utc: number, terminal: string): Stop {
  return { airport, local: localText(localMinutes), utc, terminal: terminal === "" ? null : terminal };
}

/** The landings between legs that follow one another. At a fictitious point nobody lands. */
function technicalStopsOf(legs: readonly FlightLeg[]): TechnicalStop[] {
  const stops = legs.slice(1).map((next, index) => toTechnicalStop(legs[index] ?? next, next));
  return stops.filter(({ airport }) => !isFictitious(airport));
}

function toTechnicalStop(previous: FlightLeg, next: FlightLeg): TechnicalStop {
  return {
    airport: next.origin,
    arrivalLocal: localText(previous.arrivalLocal),
    departureLocal: localText(next.departureLocal),
    durationMinutes: next.departureUtc - previous.arrivalUtc,
  };
}
