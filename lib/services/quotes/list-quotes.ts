import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import type { QuotePage } from "@/lib/contracts/portal/quotes";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { listQuoteMails } from "./list-quote-mails";
import { presentQuoteItem } from "./present-quote-item";
import { QUOTE_INCLUDE } from "./quote-record";

/** A partner's quotes, newest first. @param page from 1 */
export async function listQuotes(options: { partnerId: string; page: number; locale: Locale; now: Date }): Promise<QuotePage> {
  const { partnerId, page, locale, now } = options;
  const where = { partnerId };
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
