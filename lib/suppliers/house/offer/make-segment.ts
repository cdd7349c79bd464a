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
  // Spread into the literal, the facts would make it an object of V8's slow kind: 12 µs instead of 2, some eighty times in a search.
  return Object.assign(flightFacts(segment), {
    cabin: fare.cabin,
    bookingClass: fare.bookingClass,
    brand: fare.brand,
    seatsLeft,
    refundable: fare.refundBeforeMinor !== null,
    changeable: fare.changeBeforeMinor !== null,
    handBaggage: { pieces: fare.handPieces, kg: fare.handKg },
    baggage: fare.baggagePieces > 0 ? { pieces: fare.baggagePieces, kg: fare.baggageKg } : null,
  });
}

/** A sold flight as it is flown now: what was sold with it stays. */
export function flownSegment(sold: OfferSegment, flight: FlightSegment): OfferSegment {
  const { cabin, bookingClass, brand, seatsLeft, refundable, changeable, handBaggage, baggage } = sold;
  return { cabin, bookingClass, brand, seatsLeft, refundable, changeable, handBaggage, baggage, ...flightFacts(flight) };
}

/**
 * A flight sold under another number, as the flight flies it that flies it, and as searches offer it: number and operator stay what they are, and so
 * do terminals and aircraft of which the carrier that flies says nothing.
 * @param flown with the flights in `operatingFlight` that fly its legs
 * @param filed by the number's carrier; null for nothing. What it says counts where it names the same flights; else what was sold stays
 */
export function sharedSegment(sold: OfferSegment, flown: FlightSegment, filed: FlightSegment | null): OfferSegment {
  const { carrier, flightNumber } = sold;
  const said = filed && flightsOf(filed) === flightsOf(flown) ? flightFacts(filed) : sold;
  const { operatedBy: _, ...facts } = flownSegment(sold, flown);
  const stop = (name: "departure" | "arrival") => ({ ...facts[name], terminal: facts[name].terminal ?? said[name].terminal });
  const ends = { departure: stop("departure"), arrival: stop("arrival") };
  const operator = said.operatedBy && { operatedBy: said.operatedBy };
  return { ...facts, carrier, flightNumber, ...ends, aircraft: facts.aircraft || said.aircraft, ...operator };
}

/** The flights that fly the legs of one. */
function flightsOf({ legs }: FlightSegment): string {
  return legs.map(({ operatingFlight }) => operatingFlight).join();
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
