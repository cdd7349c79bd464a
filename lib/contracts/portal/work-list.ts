import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { WORK_ORDERS, WORK_SORTS, WORK_VIEWS } from "@/lib/domain/booking/work-list";
import { MODES } from "@/lib/domain/mode";
import { CURRENCIES } from "@/lib/domain/money";
import { cursorPageOf } from "../cursor-paging";
import { TABLE_FORMATS } from "../limits";
import { airportCode, dateText, inOrder } from "../shared";
import { bookingListItem } from "./portal";

/** The portal's work list. What is searched may be a name and addresses are logged, so it is asked for by POST. */

const filterFields = {
  /** Of the sandbox: `test`. */
  mode: z.enum(MODES).optional(),
  view: z.enum(WORK_VIEWS).optional(),
  /** Booking number, PNR, ticket number, a surname, or how one begins. */
  search: z.string().trim().max(60).optional(),
  status: z.enum(BOOKING_STATUSES).optional(),
  /** Who booked, an id of the list's choices. */
  agent: z
    .string()
    .regex(/^[a-z]{2,20}(:[0-9a-f-]{36})?$/, "agent")
    .optional(),
  /** Airport or city in which the first direction begins, and where it ends. */
  from: airportCode.optional(),
  to: airportCode.optional(),
  /** Of any flight. */
  carrier: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2}$/, "airline")
    .optional(),
  /** Days of Tashkent, both included. */
  created_from: dateText.optional(),
  created_to: dateText.optional(),
  /** Days of the first airport, both included. */
  departure_from: dateText.optional(),
  departure_to: dateText.optional(),
  sort: z.enum(WORK_SORTS).optional(),
  order: z.enum(WORK_ORDERS).optional(),
};

/** Days of a filter, the earlier first. */
export const ORDERED_DAYS = [
  ["created_from", "created_to"],
  ["departure_from", "departure_to"],
] as const;

export const workFilter = z.object(filterFields);
export type WorkFilter = z.infer<typeof workFilter>;

/** Where a page of the list begins. */
export const workCursor = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/, "cursor")
  .optional();

/** Body of POST /api/portal/work-list. */
export const workListRequest = inOrder(workFilter.extend({ cursor: workCursor }), ORDERED_DAYS);

export const workItem = bookingListItem.extend({
  /** Who looks after it: a person or an API key; null where they are not known any more. */
  agent: z.string().nullable(),
  /** Whether the agency has written notes on it. */
  has_notes: z.boolean(),
  mode: z.enum(MODES),
  /** What came back to the deposit and what of the price is the customer's again, major units. */
  refund: z.number(),
  customer_refund: z.number(),
  /** What stays with the agency once these are taken off, or will once it is paid; null where it was cancelled before that. */
  margin: z.number().nullable(),
});
export type WorkItem = z.infer<typeof workItem>;

export const workTotals = z.strictObject({
  /** So many bookings of the list were counted, from its beginning. */
  count: z.int(),
  /** Whether there are more, which were not. */
  is_more: z.boolean(),
  /** Of those that were counted and not cancelled before they were paid: how many, what they cost the agency, and what customers pay. */
  sums: z.array(
    z.strictObject({
      ...{ currency: z.enum(CURRENCIES), count: z.int(), price: z.number(), selling: z.number() },
      /** Of those that were paid, refunds taken off, as the sales count it; null where none was. */
      margin: z.number().nullable(),
    }),
  ),
});
export type WorkTotals = z.infer<typeof workTotals>;

/** Answer of POST /api/portal/work-list. */
export const workListPage = cursorPageOf(workItem).extend({
  /** On the first page alone. */
  totals: workTotals.nullable(),
});
export type WorkListPage = z.infer<typeof workListPage>;

/** Query of GET /api/portal/work-list/choices. */
export const workChoicesQuery = z.object({ mode: z.enum(MODES).optional() });

/** Answer of it: who looks after bookings, who has made some, and with which carriers there are any. */
export const workChoices = z.strictObject({
  agents: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  sellers: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** By title, in the reader's language. */
  carriers: z.array(z.strictObject({ code: z.string(), title: z.string() })),
});
export type WorkChoices = z.infer<typeof workChoices>;

/** Body of POST /api/portal/work-list/export. */
export const workExportRequest = workFilter.extend({ format: z.enum(TABLE_FORMATS) });

/** A file to be saved. */
export const tableFile = z.strictObject({
  name: z.string(),
  type: z.string(),
  /** In base64. */
  content: z.string(),
});
export type TableFile = z.infer<typeof tableFile>;
