import { db } from "@/lib/db";
import { isLiveQuote, quoteState } from "@/lib/domain/quotes/quote-state";
import { partnerOf } from "@/lib/services/access/partners/partner-of";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { type KeptChoice, parseChoices } from "./kept-choice";
import { priceChoice } from "./price-choice";
import type { QuoteRow } from "./quote-record";

/** How long prices are fresh: the holder of a link may open it at any rate, and suppliers are not asked as often. */
const FRESH_MS = 60_000;

/**
 * A quote with prices of this minute, while it can still be booked.
 * @throws AppError carrier_unconfirmed
 */
export async function refreshPrices(row: QuoteRow, now: Date): Promise<QuoteRow> {
  if (!isLiveQuote(quoteState(row, now)) || now.getTime() - row.pricedAt.getTime() < FRESH_MS) return row;
  const [partner, policy] = await Promise.all([partnerOf(row.partnerId), readSellingPolicy(row.partnerId)]);
  const choices: KeptChoice[] = await Promise.all(
    parseChoices(row.choices).map(async (choice) => ({
      ...choice,
      now: (await priceChoice(choice, { partner, policy, now }))?.price ?? null,
    })),
  );
  // When two requests refresh at once, the later moment stays.
  await db().quote.updateMany({ where: { id: row.id, pricedAt: { lt: now } }, data: { choices, pricedAt: now } });
  return { ...row, choices, pricedAt: now };
}
