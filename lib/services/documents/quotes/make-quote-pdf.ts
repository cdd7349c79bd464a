import type { Locale } from "@/lib/domain/localized";
import { env } from "@/lib/env";
import { quoteUrl } from "@/lib/services/booking/record/public-urls";
import { presentCustomerQuote } from "@/lib/services/quotes/present-customer-quote";
import { findQuoteByToken } from "@/lib/services/quotes/quote-record";
import { refreshPrices } from "@/lib/services/quotes/refresh-prices";
import { renderQuote } from "./render-quote";

interface QuotePdf {
  pdf: Uint8Array<ArrayBuffer>;
  fileName: string;
}

/**
 * A quote on paper: what its page says at this minute, and nothing else.
 * @throws AppError quote_not_found; carrier_unconfirmed
 */
export async function makeQuotePdf(options: { token: string; locale: Locale; now: Date }): Promise<QuotePdf> {
  const { token, locale, now } = options;
  const row = await refreshPrices(await findQuoteByToken(token), now);
  const quote = await presentCustomerQuote(row, { locale, now });
  const drawn = { quote, locale, url: quoteUrl(token), logo: row.partner.logo, isDemo: env().DEMO === "1" };
  return { pdf: new Uint8Array(await renderQuote(drawn)), fileName: `quote-${locale}.pdf` };
}
