import type { WorkFilter, WorkListPage } from "@/lib/contracts/work-list";
import { sortingOf } from "@/lib/domain/booking/work-list";
import type { Locale } from "@/lib/domain/localized";
import { cursorRefused, type Place, UUID_FORM } from "../../paging/cursor";
import { partnerOfMode } from "./partner-of-mode";
import { readWorkRows } from "./read-work-rows";
import { sumWork } from "./sum-work";

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
  const place = cursor === undefined ? null : placeOf(filter, cursor);
  if (partnerId === null) return { items: [], next_cursor: null, totals: { count: 0, is_more: false, sums: [] } };
  const question = { partnerId, filter, now };
  const [{ items, next }, totals] = await Promise.all([
    readWorkRows(question, { place, limit: WORK_PAGE, locale }),
    place ? null : sumWork(question),
  ]);
  return { items, next_cursor: next ? cursorOf(filter, next) : null, totals };
}

const CURSOR = /^(\w+ \w+) ([1-8]\d{3}-\d{2}-\d{2}T[\d:.]{12}Z) ([0-9a-f-]{36})$/;

function orderName(filter: WorkFilter): string {
  const { sort, order } = sortingOf(filter);
  return `${sort} ${order}`;
}

function cursorOf(filter: WorkFilter, { at, id }: Place): string {
  return Buffer.from(`${orderName(filter)} ${at.toISOString()} ${id}`).toString("base64url");
}

function placeOf(filter: WorkFilter, cursor: string): Place {
  const [, written, moment = "", id = ""] = CURSOR.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const at = new Date(moment);
  if (written !== orderName(filter) || Number.isNaN(at.getTime()) || !UUID_FORM.test(id)) throw cursorRefused();
  return { at, id };
}
