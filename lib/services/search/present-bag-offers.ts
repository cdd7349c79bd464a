import type { AdditionalService } from "@/lib/contracts/offers";
import { bagOffers } from "@/lib/domain/bags/bag-offers";
import { bagTitle } from "@/lib/domain/bags/bag-texts";
import { toMajor } from "@/lib/domain/money";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers/passengers";

/** The extra bags of an offer, one entry for each choice that a passenger has. */
export function presentBagOffers({ bagOptions, directions, currency }: SupplierOffer, party: Party): AdditionalService[] {
  return bagOffers(bagOptions, party).map((bag) => ({
    id: bag.id,
    type: "baggage",
    title: bagTitle(bag, directions),
    passenger: bag.passenger,
    age: bag.age,
    direction: bag.direction,
    piece: bag.pieces,
    weight: bag.kg,
    price: { amount: toMajor(bag.amountMinor), currency },
  }));
}
