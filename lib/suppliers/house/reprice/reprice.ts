import type { SupplierOffer } from "@/lib/domain/offer";
import type { PricingContext } from "@/lib/suppliers/port";
import { soldCounts } from "../seats/sold-seats";
import { assembleOffer } from "./assemble-offer";
import { bagOptionsOf } from "./bag-options";
import { brandAlternatives } from "./brand-choices";
import { quotedJourney } from "./quoted-choices";
import { rememberJourney } from "./repriced-journeys";

/** The same flights and brand in today's lowest class that has seats for the party, with its extra bags; null where there is none. */
export async function reprice(reference: string, context: PricingContext): Promise<SupplierOffer | null> {
  const quoted = await quotedJourney(reference, context);
  if (!quoted?.choices) return null;
  const { choices, market } = quoted;
  const offer = assembleOffer(choices, brandAlternatives(choices).length > 1, market);
  const withBags = { ...offer, bagOptions: bagOptionsOf(offer, market) };
  const repriced = context.recentSeats ? { ...withBags, pricedOn: soldCounts(market.sold) } : withBags;
  rememberJourney(repriced, { snapshot: market.snapshot, journey: choices.map(({ direction }) => direction.itinerary) });
  return repriced;
}
