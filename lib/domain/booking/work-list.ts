/** The agency's bookings as a list of what is to be done. */

/**
 * Saved views: all of them; those whose hold ends today (Tashkent's day); those that leave within 48 hours; those with a refund to be had or to
 * be decided; those that the airline has changed and that wait for an answer.
 */
export const WORK_VIEWS = ["all", "hold", "leaving", "refunds", "changed"] as const;
export type WorkView = (typeof WORK_VIEWS)[number];

/**
 * When it was booked, when it leaves, when its hold ends, what the customer pays. By hold, held bookings alone are listed, as no other has one; by
 * amount, those of a currency stand together.
 */
export const WORK_SORTS = ["created", "departure", "hold", "amount"] as const;
export type WorkSort = (typeof WORK_SORTS)[number];

export const WORK_ORDERS = ["asc", "desc"] as const;
export type WorkOrder = (typeof WORK_ORDERS)[number];

interface Chosen {
  view?: WorkView | undefined;
  sort?: WorkSort | undefined;
  order?: WorkOrder | undefined;
}

const USUAL_SORTS: Readonly<Record<WorkView, WorkSort>> = {
  all: "created",
  hold: "hold",
  leaving: "departure",
  refunds: "created",
  changed: "departure",
};

const USUAL_ORDERS: Readonly<Record<WorkSort, WorkOrder>> = { created: "desc", departure: "asc", hold: "asc", amount: "desc" };

/** How a list is sorted: as was chosen, else what is nearest first, of the bookings' own moments the newest, and of amounts the largest. */
export function sortingOf({ view = "all", sort = USUAL_SORTS[view], order = USUAL_ORDERS[sort] }: Chosen): {
  sort: WorkSort;
  order: WorkOrder;
} {
  return { sort, order };
}
