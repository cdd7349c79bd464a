import type { OfficeWorkFilter, OfficeWorkPage } from "@/lib/contracts/operator/bookings/office-bookings";
import type { Locale } from "@/lib/domain/localized";
import { readWorkRows } from "../work-list/read-work-rows";
import { sumWork } from "../work-list/sum-work";
import { readWorkCursor, writeWorkCursor } from "../work-list/work-order";
import { sellingPartners } from "./selling-partners";
import { withAgencies } from "./with-agencies";

/** Rows of one page. */
const PAGE = 50;

interface ListOfficeWork {
  filter: OfficeWorkFilter;
  cursor?: string | undefined;
  locale: Locale;
  now: Date;
}

/**
 * A page of the work list of all agencies, or of one, with totals on the first one. It costs as an agency's own list does, and an entry into its index
 * for each agency besides.
 * @throws AppError validation (`cursor` of another list; days in the wrong order)
 */
export async function listOfficeWork({ filter: { agency, ...filter }, cursor, locale, now }: ListOfficeWork): Promise<OfficeWorkPage> {
  const place = cursor === undefined ? null : readWorkCursor(filter, cursor);
  const partners = await sellingPartners({ mode: filter.mode, agency });
  if (partners.length === 0) return { items: [], next_cursor: null, totals: { count: 0, is_more: false, sums: [] } };
  const question = { partnerIds: partners.map(({ id }) => id), filter, now };
  const [{ items, next }, totals] = await Promise.all([
    readWorkRows(question, { place, limit: PAGE, locale }),
    place ? null : sumWork(question),
  ]);
  return { items: await withAgencies(items, partners), next_cursor: next ? writeWorkCursor(filter, next) : null, totals };
}
