import { type PriceFigures, type QuotedPrice, sellOffer } from "@/lib/client/money/selling";
import { priceOf, type TypedPrice } from "@/lib/client/money/typed-price";
import type { Offer } from "@/lib/contracts/interface/offers";
import type { SellingShown } from "@/lib/contracts/portal/selling";
import type { Locale } from "@/lib/domain/localized";
import { marginOf } from "@/lib/domain/selling/margin";
import { formatNumber } from "@/lib/i18n/formats";
import type { BookingFields } from "../booking-fields";
import { bagsOfEach } from "./bag-choice";

/** What decides about the price for the customer. */
export interface PriceTerms {
  /** How the agency makes its own prices. */
  policy: SellingShown;
  /** The offer that a customer's quote was made of, what the quote says, and in which language; null of one that was made of none. */
  quoted: (QuotedPrice & { offerId: string; locale: Locale }) | null;
}

/** What a booking of the form is sold for, bags included, major units. */
export interface FormPrice extends TypedPrice {
  /** Null where the agency makes no prices of its own: then the customer pays what it costs. */
  figures: PriceFigures | null;
  /** What the customer pays: as typed once that may be, until then as the rules make it. */
  total: number;
}

type Typed = Pick<BookingFields, "bags" | "selling_price">;

export function formPrice(offer: Offer, { policy, quoted }: PriceTerms, { bags, selling_price: typed }: Typed, locale: Locale): FormPrice {
  const own = quoted?.offerId === offer.id ? quoted : null;
  const eachBags = bagsOfEach(bags, offer);
  const write = (amount: number) => formatNumber(amount, locale);
  const price = priceOf(offer, { policy, bags: eachBags, quoted: own, typed: typed === "" ? undefined : typed, write });
  const total = price.isAllowed && price.amount !== null ? price.amount : price.byRules;
  const makesPrices = sellOffer(policy, offer, { bags: eachBags, quoted: own }) !== null;
  const sold = { selling: total, cost: price.cost };
  const figures = makesPrices ? { ...sold, margin: marginOf(sold) } : null;
  return { ...price, figures, total };
}
