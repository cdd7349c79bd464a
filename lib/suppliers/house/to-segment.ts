import type { OfferSegment, Stop, TechnicalStop } from "@/lib/domain/offer";
import type { Fare } from "@/lib/domain/pricing/fare";
import type { PricedFlight } from "@/lib/domain/pricing/price-bound";
import { localText } from "@/lib/domain/zones";
import type { FlightLeg, FlightSegment } from "@/lib/engine/find-itineraries";
import { firstLeg, lastLeg } from "./flight-reference";

/** What has been made of a flight: one for each fare and number of seats left. */
const made = new WeakMap<FlightSegment, OfferSegment[]>();
const fareOf = new WeakMap<OfferSegment, Fare>();

/** A flight with the fare that prices it; the same object for the same flight, fare and seats left. */
export function toSegment(segment: FlightSegment, flight: PricedFlight, fare: Fare): OfferSegment {
  const seatsLeft = flight.seats(fare.bookingClass);
  const before = made.get(segment) ?? [];
  const known = before.find((each) => each.seatsLeft === seatsLeft && fareOf.get(each) === fare);
  if (known) return known;
  const fresh = makeSegment(segment, fare, seatsLeft);
  fareOf.set(fresh, fare);
  made.set(segment, [...before, fresh]);
  return fresh;
}

function makeSegment(segment: FlightSegment, fare: Fare, seatsLeft: number): OfferSegment {
  const first = firstLeg(segment);
  const last = lastLeg(segment);
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
    technicalStops: segment.legs.slice(1).map((next, index) => toTechnicalStop(segment.legs[index] ?? next, next)),
  };
}

function toStop(airport: string, localMinutes: number, utc: number, terminal: string): Stop {
  return { airport, local: localText(localMinutes), utc, terminal: terminal === "" ? null : terminal };
}

function toTechnicalStop(previous: FlightLeg, next: FlightLeg): TechnicalStop {
  return {
    airport: next.origin,
    arrivalLocal: localText(previous.arrivalLocal),
    departureLocal: localText(next.departureLocal),
    durationMinutes: next.departureUtc - previous.arrivalUtc,
  };
}
