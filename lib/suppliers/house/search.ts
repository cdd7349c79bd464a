import { dayNumber } from "@/lib/domain/dates";
import { type Merits, spread } from "@/lib/domain/pricing/spread";
import type { Agreed } from "@/lib/domain/pricing/ticket-groups";
import { findItineraries, type Itinerary } from "@/lib/engine/find-itineraries";
import { airportsOf } from "@/lib/reference/airports";
import type { SearchAnswer, SearchDirection, SearchRequest } from "../port";
import { assembleOffer } from "./assemble-offer";
import { brandAlternatives, lowestChoices } from "./brand-choices";
import { currentSnapshot } from "./current-snapshot";
import { dropOutdone } from "./drop-outdone";
import { flightKey } from "./flight-reference";
import { choiceTotal, type Market, makeMarket, type PricedChoice, priceItinerary } from "./price-itinerary";
import { isSellable, leavesAfterArrival, MINUTES_BEFORE_DEPARTURE } from "./selling-rules";
import type { HouseSnapshot } from "./snapshot";
import { readSoldSeats } from "./sold-seats";
import { ticketsOf } from "./tickets-of";

/** Nobody reads more offers than this. */
const MAX_OFFERS = 300;

/** Of these so many at most on separate tickets: there is always one more pair of carriers that do not know each other. */
const MAX_SEPARATE = 75;

/** Of each direction of a longer journey so many are combined. */
const MAX_PER_DIRECTION = 40;

const DAYPART_MINUTES = 240;

/** All offers for the request: the lowest fare bookable for the whole party per flight combination. */
export async function search(request: SearchRequest): Promise<SearchAnswer> {
  const snapshot = await currentSnapshot(request.now);
  const notBefore = Math.floor(request.now.getTime() / 60_000) + MINUTES_BEFORE_DEPARTURE;
  const found = request.directions.map((direction) => itinerariesOf(snapshot, direction, notBefore));
  const market = makeMarket(snapshot, request, await readSoldSeats(found.flat()));
  const [first = [], ...others] = found.map((itineraries) => priceAll(itineraries, market));
  const journeys = others.reduce(
    goOn,
    first.map((choice) => [choice]),
  );
  const offers = worthShowing(journeys, snapshot.agreed).map((choices) =>
    assembleOffer(choices, brandAlternatives(choices).length > 1, market),
  );
  return { offers, isCurrent: () => false };
}

function worthShowing(journeys: readonly PricedChoice[][], agreed: Agreed): PricedChoice[][] {
  const isSeparate = (choices: PricedChoice[]) => ticketsOf(choices, agreed).length > 1;
  const separate = spread(journeys.filter(isSeparate), meritsOf, MAX_SEPARATE);
  const together = journeys.filter((choices) => !isSeparate(choices));
  return [...separate, ...spread(together, meritsOf, MAX_OFFERS - separate.length)];
}

function itinerariesOf(snapshot: HouseSnapshot, direction: SearchDirection, notBefore: number): Itinerary[] {
  const found = findItineraries(snapshot.network, {
    origins: airportsOf(direction.origin),
    destinations: airportsOf(direction.destination),
    day: dayNumber(direction.date),
    maxStops: 2,
    notBefore,
  });
  const byFlights = new Map(found.filter(isSellable).map((itinerary) => [itinerary.segments.map(flightKey).join(), itinerary]));
  return [...byFlights.values()];
}

/** Every direction that the party can book, in its lowest brand. */
function priceAll(itineraries: readonly Itinerary[], market: Market): PricedChoice[] {
  const priced = itineraries.flatMap((itinerary) => lowestChoices([priceItinerary(itinerary, market)]) ?? []);
  return dropOutdone(priced);
}

/**
 * Prices of directions add up, so journeys so far go with every way on that leaves after they have arrived. The cheapest of what a spread
 * keeps is the cheapest of all.
 */
function goOn(journeys: readonly PricedChoice[][], next: readonly PricedChoice[]): PricedChoice[][] {
  const kept = spread(journeys, meritsOf, journeys[0]?.length === 1 ? MAX_PER_DIRECTION : MAX_OFFERS);
  const ways = spread(next, (choice) => meritsOf([choice]), MAX_PER_DIRECTION);
  return kept.flatMap((journey) => ways.filter((way) => follows(journey, way)).map((way) => [...journey, way]));
}

function follows(journey: readonly PricedChoice[], next: PricedChoice): boolean {
  const last = journey.at(-1);
  return last !== undefined && leavesAfterArrival(last.direction.itinerary, next.direction.itinerary);
}

function meritsOf(choices: readonly PricedChoice[]): Merits {
  const journey = choices.map(({ direction }) => direction.itinerary);
  return {
    priceMinor: choiceTotal(choices),
    durationMinutes: journey.reduce((total, { departureUtc, arrivalUtc }) => total + arrivalUtc - departureUtc, 0),
    stops: journey.reduce((total, { segments }) => total + segments.length - 1, 0),
    carriers: journey.map(({ segments }) => segments.map(({ carrier }) => carrier).join("-")).join("/"),
    daypart: journey.map(({ segments }) => daypart(segments[0]?.legs[0]?.departureLocal ?? 0)).join(),
  };
}

function daypart(localMinutes: number): number {
  return Math.floor((localMinutes % 1440) / DAYPART_MINUTES);
}
