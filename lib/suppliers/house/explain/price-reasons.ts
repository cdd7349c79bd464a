import { seatsNeeded } from "@/lib/domain/passengers/passengers";
import type { Fare } from "@/lib/domain/pricing/fare";
import type { JudgedFare, PricedFlight } from "@/lib/domain/pricing/price-direction";
import type { FlightSegment } from "@/lib/engine/itinerary";
import type { UnsoldReason } from "@/lib/suppliers/port/explanation";
import { firstLeg, lastLeg } from "../flights";
import type { Market } from "../market";
import { itineraryOf } from "../reprice/find-journey";
import { priceItinerary, seatsOn } from "../reprice/price-itinerary";
import type { SoldSeats } from "../seats/sold-seats";
import { openClassOf } from "./counted-limits";

/** What flights are judged by. */
export interface Judging {
  market: Market;
  sold: SoldSeats;
  /** To the first departure of the journey. */
  daysLeft: number;
}

/** Fares that are told of for one journey. */
const MOST_FARES = 8;

/** Why none of the filed fares can be used for these flights; none where one can. */
export function priceReasons(segments: readonly FlightSegment[], judging: Judging): UnsoldReason[] {
  const { market, sold, daysLeft } = judging;
  const judged: JudgedFare[] = [];
  const itinerary = itineraryOf(market.snapshot, [...segments]);
  const { prices, flights } = priceItinerary(itinerary, daysLeft, sold, market, (fare) => judged.push(fare));
  if (prices.priced.length > 0) return [];
  const missing = withoutFare(segments, judged);
  if (missing.length > 0) return missing;
  const told = judged.flatMap((each) => reasonOf(each, { segments, flights, judging }));
  return cheapestFirst(told).slice(0, MOST_FARES);
}

function withoutFare(segments: readonly FlightSegment[], judged: readonly JudgedFare[]): UnsoldReason[] {
  return segments.flatMap((segment, index): UnsoldReason[] => {
    if (judged.some(({ from, to }) => from <= index && index <= to)) return [];
    const { carrier } = segment;
    return [{ kind: "no_fare", carrier, origin: firstLeg(segment).origin, destination: lastLeg(segment).destination }];
  });
}

interface Flown {
  segments: readonly FlightSegment[];
  flights: readonly PricedFlight[];
  judging: Judging;
}

function reasonOf({ from, to, fare, refusal }: JudgedFare, { segments, flights, judging }: Flown): FareReason[] {
  if (refusal) return [{ kind: "fare_refused", fare, refusal, daysLeft: judging.daysLeft }];
  const needed = seatsNeeded(judging.market.context.party);
  const full = flights.findIndex((flight, index) => index >= from && index <= to && flight.seats(fare.bookingClass) < needed);
  const segment = segments[full];
  if (!segment) return [];
  return [{ kind: "class_full", fare, needed, ...tightestLeg(segment, fare, judging) }];
}

/** The leg of a flight on which the class has the fewest seats left. */
function tightestLeg(segment: FlightSegment, { bookingClass, carrier }: Fare, { market, sold }: Judging) {
  const cabin = market.snapshot.cabinOf(carrier, bookingClass);
  const legs = segment.legs.map((leg) => ({ leg, seatsLeft: seatsOn({ ...segment, legs: [leg] }, bookingClass, sold, market) }));
  const { leg, seatsLeft } = legs.reduce((least, each) => (each.seatsLeft < least.seatsLeft ? each : least));
  return { seatsLeft, leg: openClassOf({ segment, leg, bookingClass, cabin }, sold, market) };
}

type FareReason = Extract<UnsoldReason, { fare: Fare }>;

/** Each fare once, the cheapest as filed first: fares of one market are nearly always filed in one currency. */
function cheapestFirst(reasons: readonly FareReason[]): FareReason[] {
  return reasons.toSorted((left, right) => left.fare.amountMinor - right.fare.amountMinor);
}
