import type { CabinChoice } from "../offer";
import { type Party, seatsNeeded } from "../passengers/passengers";
import type { Fare } from "./fare";
import { type AgeAmounts, type FareAmounts, partyTotal } from "./fare-amounts";
import { type FareRefusal, isForFlights, refusalOf } from "./fare-applies";
import type { Tariff } from "./tariff";

/** One flight number of a direction, as far as its price is concerned. */
export interface PricedFlight {
  carrier: string;
  flightNumber: number;
  origin: string;
  destination: string;
  /** Day number of the local date of departure. */
  day: number;
  /** Seats that a booking class may still sell on every leg of the flight. */
  seats: (bookingClass: string) => number;
}

/** One direction of a journey and who travels. */
export interface DirectionToPrice {
  flights: readonly PricedFlight[];
  /** Days to the first departure of the journey that the direction is part of, as of `FareUse`. */
  daysLeft: number;
  /** Day of the sale, as of `FareUse`. */
  soldOn: number;
  cabin: CabinChoice;
  party: Party;
}

/** One fare over consecutive flights of its carrier, all in its booking class. */
export interface FareComponent {
  /** First and last flight, both included. */
  from: number;
  to: number;
  fare: Fare;
  amounts: AgeAmounts;
  /** Price of the whole party, without taxes. */
  totalMinor: number;
}

/** A direction priced in one brand rank, 0 the lowest brand. */
export interface DirectionPrice {
  /** The rank that was asked for: each component has it, or its carrier's nearest. */
  brandRank: number;
  components: FareComponent[];
  totalMinor: number;
}

/** What a direction costs in each of its brands. */
export interface DirectionPrices {
  /** Every brand rank that could be used on the flights, sold out or not, lowest first. */
  brandRanks: number[];
  /** The ranks in which the whole party can be booked, lowest first. */
  priced: DirectionPrice[];
}

/** The source of fares and their amounts. */
export interface PriceSource {
  tariff: Tariff;
  amounts: FareAmounts;
}

/** A fare that is filed for consecutive flights of its carrier, and which of its own rules keeps it from being used on them. */
export interface JudgedFare {
  /** First and last flight, both included. */
  from: number;
  to: number;
  fare: Fare;
  refusal: FareRefusal | null;
}

interface Span {
  from: number;
  to: number;
  fares: Fare[];
}

/**
 * Prices the flights in every brand rank in which the whole party can be booked; each at its cheapest valid construction: a
 * through fare over consecutive flights of one carrier, or the sum of fares of shorter parts. Infants on a lap need no seat.
 * @param witness is told of every filed fare what became of it, seats aside: for whoever has to explain a price, or that there is none
 */
export function priceDirection(direction: DirectionToPrice, source: PriceSource, witness?: (judged: JudgedFare) => void): DirectionPrices {
  const spans = spansOf(direction, source.tariff, witness);
  const filed = spans.flatMap((span) => span.fares.map((fare) => fare.brandRank));
  const brandRanks = [...new Set(filed)].sort((left, right) => left - right);
  return { brandRanks, priced: brandRanks.flatMap((brandRank) => cheapest(brandRank, spans, direction, source.amounts) ?? []) };
}

/** The direction in its cheapest bookable brand rank, the lower one where two cost the same; null where none is bookable. */
export function lowestPrice(prices: DirectionPrices): DirectionPrice | null {
  return prices.priced.reduce<DirectionPrice | null>((best, each) => (best && best.totalMinor <= each.totalMinor ? best : each), null);
}

/** The direction in a brand rank, or in its own nearest one; null where that is sold out. */
export function priceAtBrandRank(prices: DirectionPrices, brandRank: number): DirectionPrice | null {
  const nearest = nearestRank(prices.brandRanks, brandRank);
  return prices.priced.find((each) => each.brandRank === nearest) ?? null;
}

/** Whether both come to the very same fares. */
export function sameFares(left: DirectionPrice, right: DirectionPrice): boolean {
  const fares = right.components;
  return left.components.length === fares.length && left.components.every((each, index) => each.fare === fares[index]?.fare);
}

/** All runs of consecutive flights of one carrier, with the fares that may be used on them. */
function spansOf(direction: DirectionToPrice, tariff: Tariff, witness?: (judged: JudgedFare) => void): Span[] {
  const { flights } = direction;
  const spans: Span[] = [];
  flights.forEach((first, from) => {
    const refused = refusalOf({ ...direction, day: first.day });
    for (let to = from; flights[to]?.carrier === first.carrier; to++) {
      const filed = tariff.between(first.carrier, first.origin, flights[to]?.destination ?? "");
      const covered = flights.slice(from, to + 1);
      const applies = (fare: Fare) => {
        const refusal = refused(fare) ?? (isForFlights(fare, covered) ? null : "flight_number");
        witness?.({ from, to, fare, refusal });
        return refusal === null;
      };
      spans.push({ from, to, fares: filed.filter(applies) });
    }
  });
  return spans;
}

/** The cheapest way to cover all flights with components of the rank: best price of the first one, two, … flights in turn. */
function cheapest(brandRank: number, spans: readonly Span[], direction: DirectionToPrice, amounts: FareAmounts): DirectionPrice | null {
  const components = spans.flatMap((span) => cheapestComponent(brandRank, span, direction, amounts) ?? []);
  const best: (DirectionPrice | null)[] = [{ brandRank, components: [], totalMinor: 0 }];
  for (let end = 1; end <= direction.flights.length; end++) {
    const ways = components.filter((component) => component.to === end - 1).flatMap((last) => extend(best[last.from] ?? null, last) ?? []);
    best[end] = ways.reduce<DirectionPrice | null>((left, right) => (left && !isBetter(right, left) ? left : right), null);
  }
  return best[direction.flights.length] ?? null;
}

function extend(before: DirectionPrice | null, last: FareComponent): DirectionPrice | null {
  if (!before) return null;
  return { ...before, components: [...before.components, last], totalMinor: before.totalMinor + last.totalMinor };
}

/** Cheaper, or as cheap with fewer fares. */
function isBetter(candidate: DirectionPrice, other: DirectionPrice): boolean {
  if (candidate.totalMinor !== other.totalMinor) return candidate.totalMinor < other.totalMinor;
  return candidate.components.length < other.components.length;
}

function cheapestComponent(brandRank: number, span: Span, direction: DirectionToPrice, amounts: FareAmounts): FareComponent | null {
  const rank = nearestRank(
    span.fares.map((fare) => fare.brandRank),
    brandRank,
  );
  const flights = direction.flights.slice(span.from, span.to + 1);
  const needed = seatsNeeded(direction.party);
  let best: FareComponent | null = null;
  for (const fare of span.fares) {
    if (fare.brandRank !== rank || flights.some((flight) => flight.seats(fare.bookingClass) < needed)) continue;
    const component = componentOf(span, fare, amounts(fare), direction.party);
    if (!best || component.totalMinor < best.totalMinor) best = component;
  }
  return best;
}

function componentOf(span: Span, fare: Fare, amounts: AgeAmounts, party: Party): FareComponent {
  return { from: span.from, to: span.to, fare, amounts, totalMinor: partyTotal(amounts, party) };
}

/** The rank itself, else the next lower rank, else the lowest. */
function nearestRank(ranks: readonly number[], wanted: number): number {
  const lower = ranks.filter((rank) => rank <= wanted);
  return lower.length > 0 ? Math.max(...lower) : Math.min(...ranks);
}
