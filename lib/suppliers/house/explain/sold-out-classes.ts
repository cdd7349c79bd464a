import type { PricingContext } from "@/lib/suppliers/port/selling";
import { itemAt } from "@/lib/util/at";
import { firstLeg } from "../flights";
import { daysLeft } from "../levels";
import { choicesAtBrandRanks } from "../reprice/brand-choices";
import { choiceTotal, type PricedChoice, priceItinerary } from "../reprice/price-itinerary";
import { quotedJourney } from "../reprice/reprice";

/** Booking classes in which the flights of a reference would cost less in the same brand, had no seat been sold; none where nothing is cheaper. */
export async function soldOutClasses(reference: string, context: PricingContext): Promise<string[]> {
  const quoted = await quotedJourney(reference, context);
  if (!quoted?.choices) return [];
  const { choices, directions, market } = quoted;
  const left = daysLeft(firstLeg(itemAt(itemAt(directions, 0).itinerary.segments, 0)), market.nowUtc);
  const unsold = directions.map(({ itinerary }) => priceItinerary(itinerary, left, new Map(), market));
  const cheapest = choicesAtBrandRanks(
    unsold,
    choices.map(({ priced }) => priced.brandRank),
  );
  if (!cheapest || choiceTotal(cheapest) >= choiceTotal(choices)) return [];
  const taken = classesOf(choices);
  return classesOf(cheapest).filter((bookingClass) => !taken.includes(bookingClass));
}

function classesOf(choices: readonly PricedChoice[]): string[] {
  return [...new Set(choices.flatMap(({ priced }) => priced.components.map(({ fare }) => fare.bookingClass)))];
}
