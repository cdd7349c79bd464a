import type { QuoteRenewal } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { presentBookingDirections } from "@/lib/services/ground/presenters/present-directions";
import { offerSealer, quotedTerms } from "@/lib/services/offers/offer/offer-id";
import { passengerPrices } from "@/lib/services/offers/offer/price-offer";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { asQuote, type ChoicePrice, type KeptChoice, parseChoices } from "./kept-choice";
import { priceChoice } from "./price-choice";
import { findOwnQuote, localeOf } from "./quote-record";
import { openWords } from "./quote-words";

interface RenewQuote {
  partner: PartnerContext;
  quoteId: string;
  /** Language of the signed-in user. */
  locale: Locale;
  now: Date;
}

/**
 * What a quote held, asked for once more, so that a new quote can be made of it: offer ids of now for what is still sold, and its words and
 * language. A price that the agent has set moves with its cost; of another one nothing is said, and the rules of now make it.
 * @throws AppError quote_not_found; carrier_unconfirmed
 */
export async function renewQuote({ partner, quoteId, locale, now }: RenewQuote): Promise<QuoteRenewal> {
  const row = await findOwnQuote({ partnerId: partner.id, quoteId });
  const policy = await readSellingPolicy(partner.id);
  const choices = parseChoices(row.choices);
  const found = await Promise.all(choices.map((choice) => priceChoice(choice, { partner, policy, now })));
  return {
    offers: choices.flatMap((choice, index) => {
      const priced = found[index];
      return priced ? [presentRenewed(choice, priced, { partner, locale, now })] : [];
    }),
    gone: choices.flatMap((_, index) => (found[index] ? [] : [index])),
    locale: localeOf(row),
    ...(await openWords(row)),
  };
}

function presentRenewed(
  choice: KeptChoice,
  { offer, price }: { offer: SupplierOffer; price: ChoicePrice },
  { partner, locale, now }: Omit<RenewQuote, "quoteId">,
): QuoteRenewal["offers"][number] {
  const { cabin, party, currency } = choice;
  const terms = quotedTerms(partner, asQuote(choice, { partnerId: partner.id, now }));
  return {
    id: offerSealer({ partner, cabin, party, now })(offer, price.costMinor),
    directions: presentDirections(offer, locale),
    passengers: passengerPrices(offer, terms, party).map(({ age, totalMinor }) => ({ age, price: toMajor(totalMinor) })),
    price: { amount: toMajor(price.costMinor), currency },
    fare_family_type: offer.brand,
    amount: choice.isSet ? toMajor(price.sellingMinor) : null,
  };
}

function presentDirections(offer: SupplierOffer, locale: Locale): QuoteRenewal["offers"][number]["directions"] {
  return presentBookingDirections(offer, locale).map((direction, index) => ({
    ...direction,
    segments: direction.segments.map((segment, at) => ({ ...segment, seats: offer.directions[index]?.segments[at]?.seatsLeft ?? 0 })),
  }));
}
