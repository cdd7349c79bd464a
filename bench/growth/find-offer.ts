import type { OfferSegment } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers/passengers";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { offerSealer } from "@/lib/services/offers/offer/offer-id";
import { totalOf } from "@/lib/services/offers/offer/price-offer";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { NO_FILTERS, type SearchDirection } from "@/lib/suppliers/port/selling";

interface Sought {
  partner: PartnerContext;
  direction: SearchDirection;
  adults: number;
  now: Date;
}

/** @returns the id of the first offer all of whose flights are wanted; null where there is none */
export async function findOffer(
  { partner, direction, adults, now }: Sought,
  isWanted: (flight: OfferSegment) => boolean,
): Promise<string | null> {
  const party: Party = { adt: adults, chd: 0, inf: 0, ins: 0 };
  const { offers } = await houseSupplier.selling.search({
    ...{ directions: [direction], cabin: "E", party, currency: partner.currency, now, filters: NO_FILTERS },
  });
  const offer = offers.find(({ directions }) => directions.every(({ segments }) => segments.every(isWanted)));
  return offer ? offerSealer({ partner, cabin: "E", party, now })(offer, totalOf(offer, partner, party)) : null;
}
