import { z } from "zod";
import type { HouseArea } from "@/lib/domain/house/rights";
import { CURRENCIES } from "@/lib/domain/money";

/** What waits for somebody of the house. Amounts are in major units, moments ISO 8601 in UTC. */

/** In the order of Today, each with the area that it belongs to. */
export const QUEUE_AREAS = {
  refunds: "refunds",
  proposals: "money",
  changes: "schedule",
  oversales: "schedule",
  inbox: "schedule",
  tickets: "bookings",
  lists: "flights",
  stock: "stock",
  webhooks: "agencies",
  mails: "agencies",
  charters: "stock",
  uploads: "prices",
  bank: "money",
  days: "money",
  cancellations: "flights",
  ways: "flights",
} as const satisfies Readonly<Record<string, HouseArea>>;
export type QueueKind = keyof typeof QUEUE_AREAS;
export const QUEUE_KINDS = [
  "refunds",
  "proposals",
  "changes",
  "oversales",
  "inbox",
  "tickets",
  "lists",
  "stock",
  "webhooks",
  "mails",
  "charters",
  "uploads",
  "bank",
  "days",
  "cancellations",
  "ways",
] as const satisfies readonly QueueKind[];

const queue = z.strictObject({
  kind: z.enum(QUEUE_KINDS),
  count: z.int(),
  /** So many of them were given to whoever asks. */
  mine: z.int(),
  /** Besides them, so many are put off until a moment. */
  snoozed: z.int(),
  /** So many of them came after whoever asks was here last: in their session before this one. */
  fresh: z.int(),
  /** When the first of them has to be done; a day at midnight for departures; null where nothing has to by itself. */
  due: z.string().nullable(),
  /** Since when the oldest of them waits; null where that is not known. */
  since: z.string().nullable(),
});
export type OfficeQueue = z.infer<typeof queue>;

const movement = z.strictObject({
  currency: z.enum(CURRENCIES),
  /** The moment 24 hours ago, from which it is summed. */
  since: z.string(),
  /** Paid into deposits, and corrections of them, of all agencies. */
  deposited: z.number(),
  corrected: z.number(),
  /** Paid for bookings, and given back. */
  paid: z.number(),
  refunded: z.number(),
});
export type OfficeMovement = z.infer<typeof movement>;

/** Answer of GET /api/operator/today: queues of the areas that whoever asks may see; what has moved in 24 hours, null for whoever may not see money. */
export const officeToday = z.strictObject({ queues: z.array(queue), money: z.array(movement).nullable() });
export type OfficeToday = z.infer<typeof officeToday>;
