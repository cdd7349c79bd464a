import type { OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import { conditionsOf } from "@/lib/domain/pricing/conditions";
import { parseFlightCode } from "@/lib/domain/schedule/inventory";
import type { PricingContext } from "@/lib/suppliers/port/selling";
import { itemAt } from "@/lib/util/at";
import { firstLeg } from "../flights";
import { directionReference, readReference, withTimes } from "../journey-reference";
import { daysLeft } from "../levels";
import { type Market, makeMarket } from "../market";
import { assembleOffer, type OfferedDirection, segmentsOf } from "../offer/assemble-offer";
import { directionFacts } from "../offer/journey-facts";
import { makeSegment } from "../offer/make-segment";
import { readSoldSeats, recentSoldSeats, type SoldSeats, soldCounts } from "../seats/sold-seats";
import { currentSnapshot } from "../snapshot/current-snapshot";
import { bagOptionsOf } from "./bag-options";
import { brandAlternatives, choicesAtBrandRanks, lowestChoices } from "./brand-choices";
import { findJourney } from "./find-journey";
import { type PricedChoice, type PricedItinerary, priceItinerary } from "./price-itinerary";

/** The flights of a reference at today's prices. */
export interface QuotedJourney {
  market: Market;
  sold: SoldSeats;
  directions: PricedItinerary[];
  /** Each direction in the brand it was quoted in; null where that is sold out for the party. */
  choices: PricedChoice[] | null;
}

/** Prices the flights of a reference again; null where they can no longer be flown or sold. */
export async function quotedJourney(reference: string, context: PricingContext): Promise<QuotedJourney | null> {
  const quoted = readReference(reference);
  if (!quoted) return null;
  const market = makeMarket(await currentSnapshot(context.now), context);
  const journey = findJourney(market.snapshot, withTimes(quoted, context.shown), market.nowUtc);
  if (!journey) return null;
  const sold = context.recentSeats ? await recentSoldSeats(journey, context.now) : await readSoldSeats(journey);
  const left = daysLeft(firstLeg(itemAt(itemAt(journey, 0).segments, 0)), market.nowUtc);
  const directions = journey.map((itinerary) => priceItinerary(itinerary, left, sold, market));
  const brandRanks = quoted.map(({ brandRank }) => brandRank);
  return { market, sold, directions, choices: choicesAtBrandRanks(directions, brandRanks) };
}

/** The same flights and brand in today's lowest class that has seats for the party, with its extra bags; null where there is none. */
export async function reprice(reference: string, context: PricingContext): Promise<SupplierOffer | null> {
  const quoted = await quotedJourney(reference, context);
  if (!quoted?.choices) return null;
  const { choices, market, sold } = quoted;
  const toBook = offerToBook(choices, market);
  return context.recentSeats ? { ...toBook, pricedOn: soldCounts(sold) } : toBook;
}

/** The offer of a choice per direction, with its extra bags and the version of the schedule that it is of. */
export function offerToBook(choices: readonly PricedChoice[], market: Market): SupplierOffer {
  const offer = offerOf(choices, brandAlternatives(choices).length > 1, market);
  const bagOptions = bagOptionsOf(offer, { snapshot: market.snapshot, convert: market.prices.convert });
  return { ...offer, bagOptions, schedule: basisOf(choices, market) };
}

/** All brands in which the party can still book the same flights, cheapest first; null where the flights are gone or sold out. */
export async function fareFamily(reference: string, context: PricingContext): Promise<SupplierOffer[] | null> {
  const quoted = await quotedJourney(reference, context);
  const choices = quoted?.choices ?? (quoted && lowestChoices(quoted.directions));
  if (!quoted || !choices) return null;
  const alternatives = brandAlternatives(choices);
  return alternatives.map((each) => offerOf(each, alternatives.length > 1, quoted.market));
}

/** The flights, with those that are flown under their numbers, and the version of the schedule that they are of. */
function basisOf(choices: readonly PricedChoice[], { snapshot }: Market): NonNullable<SupplierOffer["schedule"]> {
  const segments = choices.flatMap(({ direction }) => direction.itinerary.segments);
  const flights = segments.flatMap(({ carrier, flightNumber, suffix, legs }) => [
    { carrier, flightNumber, suffix },
    ...legs.flatMap(({ operatingFlight }) => parseFlightCode(operatingFlight) ?? []),
  ]);
  return { version: snapshot.scheduleVersion, flights };
}

/** An offer of one choice per direction. */
function offerOf(choices: readonly PricedChoice[], hasFareFamily: boolean, market: Market): SupplierOffer {
  const conditions = choices.flatMap(({ direction, priced }, index) =>
    conditionsOf({ direction: index, flights: direction.flights, priced }, market.prices.convert),
  );
  return assembleOffer(
    choices.map((choice, place) => toOffered(choice, place, market)),
    { hasFareFamily, conditions },
    market,
  );
}

/** @param place of the direction in the journey, from 0 */
function toOffered({ direction, priced }: PricedChoice, place: number, { snapshot }: Market): OfferedDirection {
  const { itinerary, flights, taxes } = direction;
  const { brandRank, components } = priced;
  const segments = segmentsOf(flights.length, components, (index, fare): OfferSegment => {
    return makeSegment(itemAt(itinerary.segments, index), fare, itemAt(flights, index).seats(fare.bookingClass));
  });
  return {
    reference: directionReference({ itinerary, brandRank }),
    facts: directionFacts(itinerary, place, snapshot.agreed),
    components,
    segments,
    taxes,
  };
}
