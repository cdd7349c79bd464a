import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { isOpenQuote } from "@/lib/domain/quotes/quote-state";
import { quoteUrl } from "@/lib/services/booking/record/public-urls";
import { makeQuotePdf } from "@/lib/services/documents/quotes/make-quote-pdf";
import { fileOf, type MailMessage } from "@/lib/services/ground/mail/mail-message";
import { presentCustomerQuote } from "@/lib/services/quotes/present-customer-quote";
import { findQuote } from "@/lib/services/quotes/quote-record";
import { refreshPrices } from "@/lib/services/quotes/refresh-prices";
import { composeQuoteLetter } from "../letter/compose-quote-letter";
import { dressLetter } from "./dress-letter";

/**
 * The whole mail of a quote at prices of this minute, made of what the customer's own page shows: nothing of what it costs the agency can be in it.
 * @throws AppError quote_not_found; quote_ended; carrier_unconfirmed
 */
export async function writeQuoteMessage(options: { quoteId: string; locale: Locale; now: Date }): Promise<MailMessage> {
  const { quoteId, locale, now } = options;
  const row = await refreshPrices(await findQuote(quoteId), now);
  if (!isOpenQuote(row, now)) throw new AppError("quote_ended");
  const quote = await presentCustomerQuote(row, { locale, now });
  const { pdf, fileName } = await makeQuotePdf({ token: row.token, locale, now });
  return dressLetter(composeQuoteLetter({ quote, url: quoteUrl(row.token), locale }), {
    replyTo: quote.contacts.email,
    logo: row.partner.logo,
    files: [fileOf(fileName, "application/pdf", pdf)],
  });
}
