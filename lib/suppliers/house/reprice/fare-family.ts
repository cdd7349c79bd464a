import type { SupplierOffer } from "@/lib/domain/offer";
import type { PricingContext } from "@/lib/suppliers/port";
import { assembleOffer } from "./assemble-offer";
import { brandAlternatives, lowestChoices } from "./brand-choices";
import { quotedJourney } from "./quoted-choices";

/** All brands in which the party can still book the same flights, cheapest first; null where the flights are gone or sold out. */
export async function fareFamily(reference: string, context: PricingContext): Promise<SupplierOffer[] | null> {
  const quoted = await quotedJourney(reference, context);
  const choices = quoted?.choices ?? (quoted && lowestChoices(quoted.directions));
  if (!quoted || !choices) return null;
  const alternatives = brandAlternatives(choices);
  return alternatives.map((each) => assembleOffer(each, alternatives.length > 1, quoted.market));
}
