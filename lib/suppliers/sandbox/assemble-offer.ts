import type { SandboxBehaviour } from "@/lib/contracts/interface/sandbox-routes";
import type { LocalizedText } from "@/lib/domain/localized";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import type { Currency } from "@/lib/domain/money";
import type { BagOption, FareConditions, JourneyDirection, OfferSegment, Penalty, Stop, SupplierOffer } from "@/lib/domain/offer";
import { fareBasisOf } from "@/lib/domain/pricing/conditions";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import type { FlownDirection } from "../port/own-schedule";
import type { PricingContext } from "../port/selling";
import { documentsAt } from "../travel-documents";
import { brandsIn, type SandboxBrand, soldBrand } from "./brands";
import type { SandboxFlight } from "./flights";
import { flightsOf, type SandboxDirection } from "./journeys";
import { adultFare, fromCents, passengerFares } from "./prices";
import { behaviourIn, type SandboxOffer, writeReference } from "./reference";

export const SANDBOX = "sandbox";

/** As many as one booking may have: the sandbox counts no seats. */
const SEATS_LEFT = 9;

/** On the route whose terminal changes; elsewhere none is named. */
const OLD_TERMINAL = "2";

const TEST_NOTICE: LocalizedText = {
  uz: "Sinov rejimi: bu aviakompaniya oʻylab topilgan, hech kim uchmaydi.",
  ru: "Тестовый режим: эта авиакомпания вымышлена, никто никуда не летит.",
  en: "Test mode: this airline is invented, and nobody flies.",
};

const VISA_NOTICE: LocalizedText = {
  uz: "Germaniyaga kirish uchun Oʻzbekiston fuqarolariga viza kerak. Uni safardan oldin rasmiylashtiring.",
  ru: "Гражданам Узбекистана для въезда в Германию нужна виза. Оформите её до поездки.",
  en: "Citizens of Uzbekistan need a visa to enter Germany. Arrange it before the journey.",
};

/** US cents for a bag of 23 kg, and how many one passenger may buy for a direction. */
const BAG = { cents: 25_00, kg: 23, maxPieces: 2 };

/**
 * An offer as the port describes it.
 * @param percent of the ordinary fare
 */
export function assembleOffer(asked: SandboxOffer, { cabin, party, currency }: PricingContext, percent = 100): SupplierOffer {
  const { directions } = asked;
  const behaviour = behaviourIn(directions);
  const brand = soldBrand(asked.brand, behaviour);
  const flights = directions.map(flightsOf);
  const adultFares = directions.map((direction) => adultFare(direction, brand, currency, percent));
  return {
    supplier: SANDBOX,
    reference: writeReference(asked),
    flightType: "regular",
    directions: segmentsOf(asked),
    currency,
    fares: passengerFares(directions, adultFares, party, currency),
    brand: brand.name,
    services: brand.services,
    hasFareFamily: brandsIn(cabin).length > 1,
    conditions: directions.map((direction, index) => conditionsOf({ direction, index, brand, currency, fare: adultFares[index] ?? 0 })),
    ticketGroups: [{ validatingCarrier: TEST_AIRLINE, carriers: [TEST_AIRLINE], segments: travelOrder(flights) }],
    notices: noticesOf(behaviour),
    documents: documentsAt(flights.flat().flatMap(({ origin, destination }) => [origin, destination])),
    bagOptions: [],
  };
}

/** The flights as they are sold. */
export function segmentsOf(asked: SandboxOffer): JourneyDirection[] {
  const behaviour = behaviourIn(asked.directions);
  const brand = soldBrand(asked.brand, behaviour);
  const directions = asked.directions.map((direction) => ({ segments: flightsOf(direction).map((flight) => segmentOf(flight, brand)) }));
  return behaviour === "terminal_change" ? fromTerminal(OLD_TERMINAL, directions) : directions;
}

function fromTerminal(terminal: string, [first, ...others]: JourneyDirection[]): JourneyDirection[] {
  const [flight, ...onward] = first?.segments ?? [];
  if (!flight) return others;
  return [{ segments: [{ ...flight, departure: { ...flight.departure, terminal } }, ...onward] }, ...others];
}

/** The bags that can be bought, for every direction alike. */
export function bagOptionsOf({ directions }: { directions: readonly unknown[] }, currency: Currency): BagOption[] {
  const { cents, kg, maxPieces } = BAG;
  return directions.map((_, direction) => ({ direction, kg, amountMinor: fromCents(cents, currency), maxPieces }));
}

function noticesOf(behaviour: SandboxBehaviour): LocalizedText[] {
  return behaviour === "visa_needed" ? [TEST_NOTICE, VISA_NOTICE] : [TEST_NOTICE];
}

/** A flight as it is scheduled. */
export function flownSegment(flight: SandboxFlight): FlownDirection["segments"][number] {
  return {
    carrier: TEST_AIRLINE,
    flightNumber: flight.number,
    departure: stopAt(flight.origin, flight.departureLocal, flight.departureUtc),
    arrival: stopAt(flight.destination, flight.arrivalLocal, flight.arrivalUtc),
  };
}

function segmentOf(flight: SandboxFlight, brand: SandboxBrand): OfferSegment {
  return {
    ...flownSegment(flight),
    durationMinutes: flight.arrivalUtc - flight.departureUtc,
    aircraft: flight.aircraft,
    cabin: brand.cabin,
    bookingClass: brand.bookingClass,
    brand: brand.name,
    seatsLeft: SEATS_LEFT,
    refundable: brand.refundBefore !== null,
    changeable: brand.changeBefore !== null,
    handBaggage: brand.handBaggage,
    baggage: brand.baggage,
    technicalStops: [],
  };
}

function stopAt(airport: string, local: number, utc: number): Stop {
  return { airport, local: localText(local), utc, terminal: null };
}

interface Sold {
  direction: SandboxDirection;
  /** Of the direction, from 0. */
  index: number;
  brand: SandboxBrand;
  currency: Currency;
  /** Of an adult, minor units. */
  fare: number;
}

/** One fare prices the whole direction, its connection included. */
function conditionsOf({ direction, index, brand, currency, fare }: Sold): FareConditions {
  const penalty = (cents: number | null): Penalty =>
    cents === null ? { permitted: false } : { permitted: true, feeMinor: fromCents(cents, currency) };
  return {
    direction: index,
    fromSegment: 0,
    toSegment: flightsOf(direction).length - 1,
    carrier: TEST_AIRLINE,
    origin: direction.origin,
    destination: direction.destination,
    brand: brand.name,
    bookingClass: brand.bookingClass,
    fareBasis: fareBasisOf({ bookingClass: brand.bookingClass, brand: brand.name }),
    refundBefore: penalty(brand.refundBefore),
    refundAfter: penalty(brand.refundAfter),
    changeBefore: penalty(brand.changeBefore),
    changeAfter: penalty(brand.changeAfter),
    adultFareMinor: fare,
  };
}

function travelOrder(flights: readonly (readonly SandboxFlight[])[]): [number, number][] {
  return flights.flatMap((direction, index) => direction.map((_, segment): [number, number] => [index, segment]));
}
