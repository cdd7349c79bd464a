import { LRUCache } from "lru-cache";
import type { Locale } from "@/lib/domain/localized";
import { env } from "@/lib/env";
import { quoteUrl } from "@/lib/services/booking/record/public-urls";
import { presentCustomerQuote } from "@/lib/services/quotes/present-customer-quote";
import { findQuoteByToken } from "@/lib/services/quotes/quote-record";
import { refreshPrices } from "@/lib/services/quotes/refresh-prices";
import { processMemory } from "@/lib/util/process-wide";
import { FairTurns } from "@/lib/util/waiting/fair-turns";
import { renderCard } from "./render-card";

/** A picture costs some tenths of a second of a processor: who asks for the same again gets what was drawn, until the quote says something else. */
const drawn = processMemory("quote-cards", () => new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 50, ttl: 60_000 }));
/** One after the other, and who asks for one quote in many languages waits for that quote alone. */
const TURNS = new FairTurns({ atOnce: 1, longestMs: 8_000, perPlace: 3 });

/**
 * A quote as a picture for a chat, 1080 pixels wide: what its page says at this minute, and nothing else.
 * @returns a PNG
 * @throws AppError quote_not_found; carrier_unconfirmed
 * @throws Unavailable where too many ask at once
 */
export async function makeQuoteCard(options: { token: string; locale: Locale; now: Date }): Promise<Uint8Array<ArrayBuffer>> {
  const { token, locale, now } = options;
  const row = await refreshPrices(await findQuoteByToken(token), now);
  const quote = await presentCustomerQuote(row, { locale, now });
  const { logo } = row.partner;
  const key = JSON.stringify([token, locale, quote, logo?.length]);
  return TURNS.take({ place: row.id, isKnown: false }, async () => {
    const kept = drawn().get(key);
    if (kept) return kept;
    const card = await renderCard({ quote, locale, url: quoteUrl(token), logo, isDemo: env().DEMO === "1" });
    drawn().set(key, card);
    return card;
  });
}
