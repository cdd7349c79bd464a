import { AGE_GROUPS, type Party } from "@/lib/domain/passengers/passengers";
import { saleDayOf } from "@/lib/domain/pricing/fare-applies";
import {
  type DirectionPrice,
  type DirectionPrices,
  type JudgedFare,
  type PricedFlight,
  priceDirection,
} from "@/lib/domain/pricing/price-direction";
import { type AgeTaxes, taxTotal } from "@/lib/domain/pricing/taxes";
import type { FlightSegment, Itinerary } from "@/lib/engine/itinerary";
import { firstLeg, lastLeg, legKeyOf, localDay, taxedFlight } from "../flights";
import { type Market, NOTHING_SOLD, seatsLeft } from "../market";
import type { SoldSeats } from "../seats/sold-seats";

/** A direction with all that it may cost. */
export interface PricedItinerary {
  itinerary: Itinerary;
  flights: PricedFlight[];
  prices: DirectionPrices;
  taxes: AgeTaxes;
  /** Taxes of the whole party. */
  taxesMinor: number;
}

/** A direction in the brand rank in which it is offered. */
export interface PricedChoice {
  direction: PricedItinerary;
  priced: DirectionPrice;
}

/**
 * Prices one direction in every brand rank that is bookable for the party.
 * @param daysLeft to the first departure of the journey that it is part of
 * @param witness as of `priceDirection`
 */
export function priceItinerary(
  itinerary: Itinerary,
  daysLeft: number,
  sold: SoldSeats,
  market: Market,
  witness?: (judged: JudgedFare) => void,
): PricedItinerary {
  const { cabin, party } = market.context;
  const flights = itinerary.segments.map((segment) => toPricedFlight(segment, sold, market));
  const taxes = market.prices.taxes(itinerary.segments.map(taxedFlight));
  return {
    itinerary,
    flights,
    prices: priceDirection({ flights, daysLeft, soldOn: saleDayOf(market.nowUtc), cabin, party }, market.prices.source, witness),
    taxes,
    taxesMinor: partyTaxes(taxes, party),
  };
}

function toPricedFlight(segment: FlightSegment, sold: SoldSeats, market: Market): PricedFlight {
  const first = firstLeg(segment);
  return {
    carrier: segment.carrier,
    flightNumber: segment.flightNumber,
    origin: first.origin,
    destination: lastLeg(segment).destination,
    day: localDay(first.departureLocal),
    seats: (bookingClass) => seatsOn(segment, bookingClass, sold, market),
  };
}

/** Seats that a booking class has left on a flight of a journey. @param sold of its legs */
export function seatsOn(segment: FlightSegment, bookingClass: string, sold: SoldSeats, market: Market): number {
  return seatsLeft(segment, bookingClass, (leg) => sold.get(legKeyOf(segment, leg)) ?? NOTHING_SOLD, market);
}

function partyTaxes(taxes: AgeTaxes, party: Party): number {
  return AGE_GROUPS.reduce((total, age) => total + taxTotal(taxes[age]) * party[age], 0);
}

/** What the whole party pays for the choices together, taxes included. */
export function choiceTotal(choices: readonly PricedChoice[]): number {
  return choices.reduce((total, { direction, priced }) => total + priced.totalMinor + direction.taxesMinor, 0);
}
