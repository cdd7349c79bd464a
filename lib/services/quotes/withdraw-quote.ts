import type { QuoteItem } from "@/lib/contracts/portal/quotes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { listQuoteMails } from "./list-quote-mails";
import { presentQuoteItem } from "./present-quote-item";
import { findOwnQuote } from "./quote-record";

interface WithdrawQuote {
  partnerId: string;
  quoteId: string;
  by: Doer;
  locale: Locale;
  now: Date;
}

/** Takes a quote back: its customer reads no choices any more. @throws AppError quote_not_found; quote_ended where it is booked or withdrawn */
export async function withdrawQuote({ partnerId, quoteId, by, locale, now }: WithdrawQuote): Promise<QuoteItem> {
  const row = await findOwnQuote({ partnerId, quoteId });
  await db().$transaction(async (tx) => {
    const { count } = await tx.quote.updateMany({ where: { id: row.id, withdrawnAt: null, bookingId: null }, data: { withdrawnAt: now } });
    if (count === 0) throw new AppError("quote_ended");
    await recordAudit(tx, { action: "quote_withdrawn", by, partnerId, detail: { quote: row.id }, now });
  });
  const mails = (await listQuoteMails([row.id])).get(row.id);
  return presentQuoteItem({ ...row, withdrawnAt: now }, { locale, now, mails });
}
