import type { SnapshotPrice } from "@/lib/domain/booking-snapshot";
import { sum } from "@/lib/domain/money";
import type { SupplierOffer } from "@/lib/domain/offer";
import { ageGroupsOf, type Party } from "@/lib/domain/passengers";
import type { PartnerContext } from "./partner-context";

type Fee = Pick<PartnerContext, "serviceFeeMinor">;

/**
 * What each passenger pays: fare, taxes and the service's fee, minor units of the offer's currency.
 * @returns one per passenger, in the order adt, chd, inf, ins
 * @throws Error where the supplier left an age group of the party unpriced
 */
export function passengerPrices(offer: SupplierOffer, partner: Fee, party: Party): SnapshotPrice[] {
  return ageGroupsOf(party).map((age) => {
    const priced = offer.fares.find((fare) => fare.age === age);
    if (!priced) throw new Error(`offer of ${offer.supplier} has no fare for ${age}`);
    const { fareMinor, taxes } = priced;
    const { serviceFeeMinor } = partner;
    const totalMinor = sum([fareMinor, serviceFeeMinor, ...taxes.map((tax) => tax.amountMinor)]);
    return { age, fareMinor, taxes, serviceFeeMinor, bags: [], totalMinor };
  });
}

/** What the whole party pays, the service's fee included, minor units of the offer's currency. */
export function totalOf(offer: SupplierOffer, partner: Fee, party: Party): number {
  return sum(passengerPrices(offer, partner, party).map((price) => price.totalMinor));
}
