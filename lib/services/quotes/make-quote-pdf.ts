import type { Locale } from "@/lib/domain/localized";
import { env } from "@/lib/env";
import { quoteUrl } from "../booking/public-urls";
import { renderQuote } from "./pdf/render-quote";
import { presentCustomerQuote } from "./present-customer-quote";
import { findQuoteByToken } from "./quote-record";
import { refreshPrices } from "./refresh-prices";

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
