import type { SearchQuery } from "@/lib/contracts/interface/offers";
import type { OffersAsked, OffersStory } from "@/lib/contracts/operator/why";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { priceStep, toMajor } from "@/lib/domain/money";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { partnerOf } from "@/lib/services/access/partners/partner-of";
import { termsIn } from "@/lib/services/access/partners/terms-in";
import { notOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import type { PricedOffer } from "@/lib/services/offers/offer/price-offer";
import { requestOf, searchOffers } from "@/lib/services/offers/search/search-offers";
import { callSchedules } from "@/lib/services/offers/suppliers/call-supplier";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { type Explaining, explainOne } from "./explain-one";
import { presentUnsold } from "./present-unsold";

/** The cheapest ones are explained: each is priced again. */
const MOST_EXPLAINED = 10;

interface ExplainOffers {
  query: OffersAsked;
  locale: Locale;
  now: Date;
}

type Found = Pick<OffersStory, "refused" | "offered" | "offers" | "rates" | "rounding" | "unsold" | "looked" | "unlooked">;

const NOTHING: Found = { refused: [], offered: 0, offers: [], rates: [], rounding: null, unsold: [], looked: 0, unlooked: 0 };

/**
 * What an agency is offered at this moment and why, and what it is not offered and why. The search is the agency's own; each offer is then priced by what
 * prices it when it is checked and booked. Writes nothing, and counts as no search of the agency.
 * @throws AppError validation (`partner`) where there is no such agency
 */
export async function explainOffers({ query, locale, now }: ExplainOffers): Promise<OffersStory> {
  const { id } = await findLivePartner(query.agency);
  const { code, name, suspendedAt } = await db().partner.findUniqueOrThrow({ where: { id } });
  const partner = await partnerOf(id);
  const agency = { code, name, is_suspended: suspendedAt !== null };
  const about = { agency, at: now.toISOString() };
  try {
    const { currency } = termsIn(partner, query.currency);
    return { ...about, currency, step: toMajor(priceStep(currency)), ...(await explainSearch(partner, code, toSearch(query), now)) };
  } catch (error) {
    const refused = refusalTexts(error, locale);
    const { currency } = partner;
    return { ...about, currency, step: toMajor(priceStep(currency)), ...NOTHING, refused };
  }
}

/** @throws what is no refusal of the question itself */
function refusalTexts(error: unknown, locale: Locale): string[] {
  if (!(error instanceof AppError) || (error.kind !== "validation" && error.kind !== "currency_not_held")) throw error;
  return [...new Set(Object.values(error.fields ?? {}).flatMap((texts) => texts.map((text) => text[locale])))];
}

function toSearch({ agency: _, from, to, date, back, ...asked }: OffersAsked): SearchQuery {
  const out = { departure_airport: from, arrival_airport: to, date };
  return { ...asked, directions: back === undefined ? [out] : [out, { departure_airport: to, arrival_airport: from, date: back }] };
}

async function explainSearch(partner: PartnerContext, agency: string, search: SearchQuery, now: Date): Promise<Found> {
  const { offers } = await searchOffers({ partner, query: search, now });
  const terms = termsIn(partner, search.currency);
  const request = requestOf(search, { agency: partner.id, terms, now });
  const policy = await readSellingPolicy(partner.id);
  const explained = await explainEach(offers.slice(0, MOST_EXPLAINED), { agency, terms, request, policy });
  const found = await callSchedules("live", (schedule) => schedule.explainUnsold(request));
  const journeys = found.flatMap((each) => each.journeys);
  const carriers = journeys.flatMap(({ flights }) => flights.map(({ carrier }) => carrier));
  const lacking = await notOnSale(db(), [...new Set(carriers)]);
  return {
    refused: [],
    offered: offers.length,
    offers: explained.map(({ story }) => story),
    rates: await ratesSince(explained.flatMap(({ rates }) => rates)),
    rounding: policy?.rounding ? { to: toMajor(policy.rounding.toMinor), mode: policy.rounding.mode } : null,
    unsold: journeys.map((journey) => presentUnsold(journey, lacking)),
    looked: found.reduce((total, { looked }) => total + looked, 0),
    unlooked: found.reduce((total, { unlooked }) => total + unlooked, 0),
  };
}

async function explainEach(offers: readonly PricedOffer[], explaining: Explaining) {
  const found = await Promise.all(offers.map((offer) => explainOne(offer, explaining)));
  return found.filter((each) => each !== null);
}

/** Each rate once, with when it was imported; null of one that was replaced meanwhile. */
async function ratesSince(used: readonly { base: string; quote: string; rate: string }[]): Promise<OffersStory["rates"]> {
  const kept = await db().exchangeRate.findMany();
  const each = new Map(used.map((rate) => [`${rate.base}${rate.quote}`, rate]));
  return [...each.values()].map(({ base, quote, rate }) => ({
    ...{ base, quote, rate },
    since: kept.find((row) => row.base === base && row.quote === quote && row.rate === rate)?.updatedAt.toISOString() ?? null,
  }));
}
