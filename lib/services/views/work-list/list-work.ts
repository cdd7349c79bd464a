import type { WorkFilter, WorkListPage } from "@/lib/contracts/portal/work-list";
import type { Locale } from "@/lib/domain/localized";
import { partnerOfMode } from "./partner-of-mode";
import { readWorkRows } from "./read-work-rows";
import { sumWork } from "./sum-work";
import { readWorkCursor, writeWorkCursor } from "./work-order";

/** Rows of one page. */
const WORK_PAGE = 50;

interface ListWork {
  /** The live partner. */
  partnerId: string;
  filter: WorkFilter;
  cursor?: string | undefined;
  locale: Locale;
  now: Date;
}

/**
 * A page of an agency's bookings as a work list, with totals on the first one. A page costs the same however far it is and however many there are.
 * @throws AppError validation (`cursor` of another list; days in the wrong order)
 */
export async function listWork({ partnerId: live, filter, cursor, locale, now }: ListWork): Promise<WorkListPage> {
  const partnerId = await partnerOfMode(live, filter.mode);
  const place = cursor === undefined ? null : readWorkCursor(filter, cursor);
  if (partnerId === null) return { items: [], next_cursor: null, totals: { count: 0, is_more: false, sums: [] } };
  const question = { partnerIds: [partnerId], filter, now };
  const [{ items, next }, totals] = await Promise.all([
    readWorkRows(question, { place, limit: WORK_PAGE, locale }),
    place ? null : sumWork(question),
  ]);
  return { items, next_cursor: next ? writeWorkCursor(filter, next) : null, totals };
}
