import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { presentCustomerQuote } from "./present-customer-quote";
import { findQuoteByToken } from "./quote-record";
import { refreshPrices } from "./refresh-prices";

/**
 * A quote for its customer, by the token of its page, at prices of this minute.
 * @throws AppError quote_not_found; carrier_unconfirmed
 */
export async function readCustomerQuote(options: { token: string; locale: Locale; now: Date }): Promise<CustomerQuote> {
  const { token, locale, now } = options;
  return presentCustomerQuote(await refreshPrices(await findQuoteByToken(token), now), { locale, now });
}
