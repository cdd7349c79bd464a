import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import type { QuotePage } from "@/lib/contracts/portal/quotes";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { listQuoteMails } from "./list-quote-mails";
import { presentQuoteItem } from "./present-quote-item";
import { QUOTE_INCLUDE } from "./quote-record";

interface ListOptions {
  partnerId: string;
  /** From 1. */
  page: number;
  /** Id of the one that is asked for alone. */
  quote?: string | undefined;
  locale: Locale;
  now: Date;
}

/** A partner's quotes, newest first. */
export async function listQuotes({ partnerId, page, quote, locale, now }: ListOptions): Promise<QuotePage> {
  const where = { partnerId, ...(quote && { id: quote }) };
  const [rows, total] = await Promise.all([
    db().quote.findMany({
      where,
      include: QUOTE_INCLUDE,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
    }),
    db().quote.count({ where }),
  ]);
  const mails = await listQuoteMails(rows.map(({ id }) => id));
  const items = await Promise.all(rows.map((row) => presentQuoteItem(row, { locale, now, mails: mails.get(row.id) })));
  return { items, ...placeOf(page, total) };
}
