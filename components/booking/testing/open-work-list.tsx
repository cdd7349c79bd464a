import { useInfiniteQuery } from "@tanstack/react-query";
import { workListQuery } from "../queries";

/** The call that a work list makes. */
export const WORK_LIST = "POST /api/portal/work-list";

/** A work list that is open beside what is tested: it asks anew once it is stale. */
export function OpenWorkList() {
  useInfiniteQuery(workListQuery({}, "en"));
  return null;
}

/** An empty list's answer. */
export function noWork() {
  return { items: [], next_cursor: null, totals: { count: 0, is_more: false, sums: [] } };
}
