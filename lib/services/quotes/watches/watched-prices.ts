import { AppError } from "@/lib/domain/errors";
import { isOpenQuote } from "@/lib/domain/quotes/quote-state";
import type { SellingPolicy } from "@/lib/domain/selling/policy";
import { NO_PENALTY, type SeenPrice, type WatchPrice } from "@/lib/domain/watches/fall";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { termsIn } from "@/lib/services/access/partners/terms-in";
import { searchOffers } from "@/lib/services/offers/search/search-offers";
import { keptOf } from "../choice-of-offer";
import { type ChoicePrice, type KeptChoice, parseChoices } from "../kept-choice";
import { priceByRules, priceChoice } from "../price-choice";
import type { QuoteRow } from "../quote-record";
import { type AskedSearch, queryOf } from "./asked-search";

/** For whom a price is looked at, and when. */
export interface Looking {
  partner: PartnerContext;
  policy: SellingPolicy | null;
  now: Date;
}

/** A price that can be had now, and what a quote of it is made of. */
export interface SeenChoice extends SeenPrice {
  choice: KeptChoice;
}

/** What a look at a watch gives. */
export interface Look {
  /** What falls are told against where that is not what they were last counted from: what a booking was sold for. */
  sold: WatchPrice | null;
  /** One per choice of a quote, else one; null of what cannot be had now. */
  seen: (SeenChoice | null)[];
}

/**
 * The best price of a search for the customer, by the agency's rules.
 * @throws AppError validation where it cannot be searched for any more; carrier_unconfirmed
 */
export async function lookAtSearch(asked: AskedSearch, { partner, policy, now }: Looking): Promise<Look> {
  const query = queryOf(asked);
  const terms = termsIn(partner, query.currency);
  const { offers, audience } = await searchOffers({ partner, query, now });
  const choices = offers.map(({ offer }): KeptChoice => {
    const quoted = priceByRules(offer, policy, terms, audience.party);
    return { ...keptOf(offer, audience), quoted, isSet: false, now: quoted };
  });
  const [best] = choices.toSorted((one, other) => one.quoted.sellingMinor - other.quoted.sellingMinor);
  return { sold: null, seen: [best ? { choice: best, now: watchPriceOf(best.quoted), penalty: NO_PENALTY } : null] };
}

/**
 * The choices of a quote as of now; null where it has ended.
 * @throws AppError carrier_unconfirmed
 */
export async function lookAtQuote(row: QuoteRow, looking: Looking): Promise<Look | null> {
  if (!isOpenQuote(row, looking.now)) return null;
  const seen = await Promise.all(
    parseChoices(row.choices).map(async (choice): Promise<SeenChoice | null> => {
      const priced = await priceChoice(choice, looking);
      return priced && { choice: { ...choice, now: priced.price }, now: watchPriceOf(priced.price), penalty: NO_PENALTY };
    }),
  );
  return { sold: null, seen };
}

export function watchPriceOf({ sellingMinor, costMinor }: ChoicePrice): WatchPrice {
  return { amountMinor: sellingMinor, costMinor };
}

/** Whether what is watched cannot be asked for any more: its day has passed, or a place or currency of it is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof AppError && ["validation", "currency_not_held", "offer_not_found"].includes(error.kind);
}
