import { randomInt } from "node:crypto";
import { makePnr } from "@/lib/domain/booking/pnr";
import type { SupplierOffer } from "@/lib/domain/offer";
import { type Hold, type PricingContext, SupplierPriceRose, SupplierUnconfirmed } from "../port";
import { note } from "./notes";
import { behaviourIn, readReference } from "./reference";

/**
 * A PNR and a locator. Two routes refuse the first hold of each offer.
 * @throws SupplierPriceRose, SupplierUnconfirmed
 */
export async function hold({ reference, ticketGroups }: SupplierOffer, { now }: PricingContext): Promise<Hold> {
  const behaviour = behaviourIn(readReference(reference)?.directions ?? []);
  if (behaviour === "price_changes" && (await note(reference, now)) === 1) throw new SupplierPriceRose("the sandbox's price has risen");
  if (behaviour === "not_confirmed" && (await note(reference, now)) === 1)
    throw new SupplierUnconfirmed("the sandbox does not confirm yet");
  const records = ticketGroups.map(() => ({ pnr: makePnr(randomInt), airlineLocators: [makePnr(randomInt)] }));
  return { seats: [], records };
}
