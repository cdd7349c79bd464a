import type { SupplierOffer } from "@/lib/domain/offer";
import type { PricingContext } from "../port";
import { assembleOffer } from "./assemble-offer";
import { bagOptionsOf } from "./bag-options";
import { brandAlternatives } from "./brand-choices";
import { quotedJourney } from "./quoted-choices";
import { soldCounts } from "./sold-seats";

/** The same flights and brand in today's lowest class that has seats for the party, with its extra bags; null where there is none. */
export async function reprice(reference: string, context: PricingContext): Promise<SupplierOffer | null> {
  const quoted = await quotedJourney(reference, context);
  if (!quoted?.choices) return null;
  const offer = assembleOffer(quoted.choices, brandAlternatives(quoted.choices).length > 1, quoted.market);
  const withBags = { ...offer, bagOptions: bagOptionsOf(offer, quoted.market) };
  return context.recentSeats ? { ...withBags, pricedOn: soldCounts(quoted.market.sold) } : withBags;
}
