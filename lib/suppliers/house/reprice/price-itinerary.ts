import type { Cabin } from "@/lib/domain/offer";
import { AGE_GROUPS, type Party } from "@/lib/domain/passengers/passengers";
import { type DirectionPrice, type DirectionPrices, type PricedFlight, priceDirection } from "@/lib/domain/pricing/price-direction";
import { type AgeTaxes, type TaxedFlight, taxTotal } from "@/lib/domain/pricing/taxes";
import { seatsAvailable } from "@/lib/domain/schedule/nesting";
import type { FlightLeg, FlightSegment, Itinerary } from "@/lib/engine/itinerary";
import { airportByCode } from "@/lib/reference/airports";
import type { PricingContext } from "@/lib/suppliers/port";
import { firstLeg, lastLeg, legKeyOf, localDay } from "../flight-reference";
import { daysLeft, levelsOf } from "../leg-levels";
import type { Levels } from "../levels-by-days";
import { priceListOf } from "../price-list";
import type { SoldSeats } from "../seats/sold-seats";
import type { HouseSnapshot, PriceList } from "../snapshot/snapshot";

/** What prices depend on, besides the flights. */
export interface Market {
  snapshot: HouseSnapshot;
  context: PricingContext;
  prices: PriceList;
  /** Minutes since epoch, UTC. */
  nowUtc: number;
  sold: SoldSeats;
  /** Many itineraries share a flight; each is looked at once. */
  flights: Map<FlightSegment, PricedFlight>;
}

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

export function makeMarket(snapshot: HouseSnapshot, context: PricingContext, sold: SoldSeats): Market {
  const nowUtc = Math.floor(context.now.getTime() / 60_000);
  return { snapshot, context, prices: priceListOf(snapshot, context.currency), nowUtc, sold, flights: new Map() };
}

/** Prices one direction in every brand rank that is bookable for the party. */
export function priceItinerary(itinerary: Itinerary, market: Market): PricedItinerary {
  const { cabin, party } = market.context;
  const flights = itinerary.segments.map((segment) => pricedFlight(segment, market));
  const days = daysLeft(market.nowUtc, itinerary.departureUtc);
  const taxes = market.prices.taxes(itinerary.segments.map(taxedFlight));
  return {
    itinerary,
    flights,
    prices: priceDirection({ flights, daysLeft: days, cabin, party }, market.prices.source),
    taxes,
    taxesMinor: partyTaxes(taxes, party),
  };
}

function pricedFlight(segment: FlightSegment, market: Market): PricedFlight {
  const known = market.flights.get(segment) ?? toPricedFlight(segment, market);
  market.flights.set(segment, known);
  return known;
}

function toPricedFlight(segment: FlightSegment, market: Market): PricedFlight {
  const first = firstLeg(segment);
  const legs = segment.legs.map((leg) => legSeats(segment, leg, market));
  const seats = new Map<string, number>();
  return {
    carrier: segment.carrier,
    origin: first.origin,
    destination: lastLeg(segment).destination,
    day: localDay(first.departureLocal),
    seats(bookingClass) {
      const left = seats.get(bookingClass) ?? seatsOnFlight(legs, bookingClass, market.snapshot.cabinOf(segment.carrier, bookingClass));
      seats.set(bookingClass, left);
      return left;
    },
  };
}

/** What is authorised and what is sold on one leg. */
interface LegSeats {
  levels: Levels;
  sold: ArrayLike<number>;
}

function legSeats(segment: FlightSegment, leg: FlightLeg, { snapshot, nowUtc, sold }: Market): LegSeats {
  return { levels: levelsOf(snapshot, segment.carrier, leg, nowUtc), sold: sold.get(legKeyOf(segment, leg)) ?? [] };
}

/** The least that any leg of the flight has left in the class. */
function seatsOnFlight(legs: readonly LegSeats[], bookingClass: string, cabin: Cabin): number {
  return Math.min(...legs.map(({ levels, sold }) => seatsAvailable(levels[cabin], bookingClass, sold)));
}

/** A flight as taxes see it. */
export function taxedFlight(segment: FlightSegment): TaxedFlight {
  const { origin } = firstLeg(segment);
  return { carrier: segment.carrier, origin, domestic: countryOf(origin) === countryOf(lastLeg(segment).destination) };
}

function countryOf(airport: string): string {
  return airportByCode(airport)?.country ?? airport;
}

function partyTaxes(taxes: AgeTaxes, party: Party): number {
  return AGE_GROUPS.reduce((total, age) => total + taxTotal(taxes[age]) * party[age], 0);
}

/** What the whole party pays for the choices together, taxes included. */
export function choiceTotal(choices: readonly PricedChoice[]): number {
  return choices.reduce((total, { direction, priced }) => total + priced.totalMinor + direction.taxesMinor, 0);
}
