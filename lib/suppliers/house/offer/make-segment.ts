import type { OfferSegment, Stop, TechnicalStop } from "@/lib/domain/offer";
import type { Fare } from "@/lib/domain/pricing/fare";
import { isFictitious } from "@/lib/domain/schedule/fictitious-points";
import { isSurface } from "@/lib/domain/schedule/surface";
import { localText } from "@/lib/domain/schedule/zones";
import type { FlightLeg, FlightSegment } from "@/lib/engine/itinerary";
import { firstLeg, lastLeg, operatorOf } from "../flights";

/** A flight with the fare that prices it. */
export function makeSegment(segment: FlightSegment, fare: Fare, seatsLeft: number): OfferSegment {
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
    cabin: fare.cabin,
    bookingClass: fare.bookingClass,
    brand: fare.brand,
    seatsLeft,
    refundable: fare.refundBeforeMinor !== null,
    changeable: fare.changeBeforeMinor !== null,
    handBaggage: { pieces: fare.handPieces, kg: fare.handKg },
    baggage: fare.baggagePieces > 0 ? { pieces: fare.baggagePieces, kg: fare.baggageKg } : null,
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
