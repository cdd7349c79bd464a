import type { PricingContext } from "@/lib/suppliers/port/selling";
import { readReference, withTimes } from "../journey-reference";
import { type Market, makeMarket } from "../market";
import { readSoldSeats, recentSoldSeats, type SoldSeats } from "../seats/sold-seats";
import { currentSnapshot } from "../snapshot/current-snapshot";
import { choicesAtBrandRanks } from "./brand-choices";
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
  const directions = journey.map((itinerary) => priceItinerary(itinerary, sold, market));
  const brandRanks = quoted.map(({ brandRank }) => brandRank);
  return { market, sold, directions, choices: choicesAtBrandRanks(directions, brandRanks) };
}
