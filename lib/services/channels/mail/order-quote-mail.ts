import type { QuoteItem } from "@/lib/contracts/portal/quotes";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { isOpenQuote } from "@/lib/domain/quotes/quote-state";
import { listQuoteMails } from "@/lib/services/quotes/list-quote-mails";
import { presentQuoteItem } from "@/lib/services/quotes/present-quote-item";
import { findOwnQuote, localeOf } from "@/lib/services/quotes/quote-record";
import { countMail } from "./parts/count-mail";
import { insertMail } from "./parts/insert-mail";

interface Order {
  partnerId: string;
  quoteId: string;
  /** Address that somebody of the agency has typed. */
  to: string;
  /** Language of the answer; the mail is written in the quote's. */
  locale: Locale;
  actor: string;
  now: Date;
}

/**
 * Has a quote written to its customer, in the customer's language.
 * @returns the quote with all its mails
 * @throws AppError quote_not_found, for another partner's too; quote_ended; too_many_mails
 */
export async function orderQuoteMail({ partnerId, quoteId, to, locale, actor, now }: Order): Promise<QuoteItem> {
  const row = await findOwnQuote({ partnerId, quoteId });
  if (!isOpenQuote(row, now)) throw new AppError("quote_ended");
  const about = { quoteId: row.id };
  await countMail({ partnerId, about, recipient: to, now });
  await insertMail({ partnerId, about, kind: "quote", locale: localeOf(row), recipient: to, actor, now });
  return presentQuoteItem(row, { locale, now, mails: (await listQuoteMails([row.id])).get(row.id) });
}
