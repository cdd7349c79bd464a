import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { bookingListItem, routeEnd } from "./portal";

/** What an agency has to do now. Amounts are in major units, moments ISO 8601 in UTC. */

const deskItem = bookingListItem.pick({
  id: true,
  booking_number: true,
  status: true,
  schedule_change: true,
  expire: true,
  directions: true,
  passengers: true,
  personal_data_erased: true,
});
export type DeskItem = z.infer<typeof deskItem>;

const departure = deskItem.extend({
  /** On the calendar of the airport that it leaves from. */
  day: z.enum(["today", "tomorrow"]),
});

const refundAnswer = z.strictObject({
  booking_id: z.string(),
  booking_number: z.string(),
  is_settled: z.boolean(),
  /** What went back to the deposit; null where nothing did. */
  amount: z.number().nullable(),
  currency: z.enum(CURRENCIES),
  decided: z.string(),
});

const waitingQuote = z.strictObject({
  id: z.string(),
  /** For whom it is, as its agent has called it; may be empty. */
  label: z.string(),
  state: z.enum(["open", "chosen"]),
  /** One per direction of what the customer has chosen, else of the first choice. */
  directions: z.array(z.strictObject({ departure: routeEnd, arrival: routeEnd })),
  /** When an open one ends. */
  valid_until: z.string(),
});

const funds = z.strictObject({
  currency: z.enum(CURRENCIES),
  /** What may be spent, deposit and credit. */
  available: z.number(),
  /** Paid in the last 14 days for bookings, less what came back. */
  spent: z.number(),
  /** So many whole days it lasts at that pace; null where nothing was spent. */
  lasts_days: z.int().nullable(),
  /** Below what the agency wants to be warned, null where it does not; and whether that is so now. */
  warn_below: z.number().nullable(),
  is_low: z.boolean(),
});
export type Funds = z.infer<typeof funds>;

/** Answer of GET /api/portal/money/funds: one item per currency, the agency's own first. */
export const fundsList = z.strictObject({ items: z.array(funds) });
export type FundsList = z.infer<typeof fundsList>;

/** Answer of GET /api/portal/desk. Lists are short: the work list has all. */
export const desk = z.strictObject({
  /** Held until a moment of the next 24 hours, the nearest first. */
  holds: z.array(deskItem),
  /** Departures of today and tomorrow, the nearest first. */
  departures: z.array(departure),
  /** Changed by the airline and waiting for an answer. */
  changes: z.array(deskItem),
  /** Refund requests that wait for the back office, and since when the oldest does; null where none waits. */
  open_requests: z.strictObject({ count: z.int(), oldest: z.string() }).nullable(),
  /** What the back office decided in the last seven days, newest first. */
  refunds: z.array(refundAnswer),
  /** Quotes that customers have chosen from or still may, the chosen ones first. */
  quotes: z.array(waitingQuote),
  /** The last bookings made, newest first. */
  recent: z.array(deskItem),
  funds: z.array(funds),
});
export type Desk = z.infer<typeof desk>;
