import { z } from "zod";
import { LOCALES } from "@/lib/domain/localized";
import { MODES } from "@/lib/domain/mode";
import { CURRENCIES, isMajor } from "@/lib/domain/money";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { COUPON_STATES } from "@/lib/domain/refund/coupons";
import { REFUND_REASONS, REFUND_REQUEST_STATES } from "@/lib/domain/refund/request";
import { fareRule } from "../interface/offers";
import { pageNumber, pageOf } from "../paging";
import { routeEnd } from "../portal/portal";
import { refundStanding } from "./refunds/refund-limit";

/** Query of GET /api/operator/refund-requests. */
export const refundRequestListQuery = z.object({
  state: z.enum(REFUND_REQUEST_STATES).optional(),
  page: pageNumber,
});

/** Amounts in major units of the booking's currency. */
const parts = z.strictObject({
  /** Extra bags included. */
  fare: z.number(),
  taxes: z.number(),
  /** The service's own fee. */
  fee: z.number(),
  /** Of these, the bags inside `fare`. */
  bags: z.number(),
  total: z.number(),
});
export type RefundParts = z.infer<typeof parts>;

const refundRequestItem = z.strictObject({
  id: z.string(),
  state: z.enum(REFUND_REQUEST_STATES),
  /** ISO 8601, UTC. */
  created: z.string(),
  booking_number: z.string(),
  /** The sales partner that asks. */
  partner: z.string(),
  mode: z.enum(MODES),
  /** Of how many passengers a refund is asked for. */
  passengers: z.int(),
  /** One per direction: first departure and last arrival. */
  directions: z.array(z.strictObject({ departure: routeEnd, arrival: routeEnd })),
  currency: z.enum(CURRENCIES),
  /** Whether it is about some passengers or directions alone: then all amounts are of these, and others stay in the booking. */
  is_part: z.boolean(),
  paid: parts,
  /** What the fare rules would give back at this moment; null where the request is decided. */
  by_rules: parts.extend({ penalty: z.number(), partly_used: z.boolean() }).nullable(),
  /** What was given back; null until settled. */
  refund_amount: z.number().nullable(),
  reason: z.enum(REFUND_REASONS).nullable(),
  /** How many messages and files of the partner nobody of the back office has seen. */
  unread: z.int(),
});
export type RefundRequestItem = z.infer<typeof refundRequestItem>;

/** Answer of GET /api/operator/refund-requests: the open ones first, and the longest waiting first among them; then the last decided. */
export const refundRequestPage = pageOf(refundRequestItem);
export type RefundRequestPage = z.infer<typeof refundRequestPage>;

const travelled = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  age: z.enum(AGE_GROUPS),
  ticket_numbers: z.array(z.string()),
  paid: z.number(),
  /** One per flight of the journey. */
  flights: z.array(
    z.strictObject({
      /** Whether its refund is asked for. */
      is_asked: z.boolean(),
      /** `HY271` */
      flight: z.string(),
      departure: routeEnd,
      arrival: routeEnd,
      /** A flight that has departed counts as flown unless its carrier has reported a no-show. */
      state: z.enum(COUPON_STATES),
    }),
  ),
});

/** Answer of GET and POST /api/operator/refund-requests/{id}. */
export const refundRequestDetail = refundRequestItem.extend({
  booking_id: z.string(),
  agency_code: z.string(),
  /** Who asked for it; `name` is null where that is no person that is known. `language` is theirs. */
  asked_by: z.strictObject({ name: z.string().nullable(), email: z.string().nullable(), language: z.enum(LOCALES) }),
  travellers: z.array(travelled),
  rules: z.array(fareRule),
  /** ISO 8601, UTC; null while open. */
  decided: z.string().nullable(),
  note: z.string(),
  ...refundStanding.shape,
});
export type RefundRequestDetail = z.infer<typeof refundRequestDetail>;

/** Answer of POST /api/operator/refund-requests/{id}: the request as it is then, and whether this decision waits for a second person. */
export const refundRequestDecided = refundRequestDetail.extend({ waits: z.boolean() });
export type RefundRequestDecided = z.infer<typeof refundRequestDecided>;

/** Major units. */
const amount = z.number().min(0).max(1e12).refine(isMajor, "amount");

/** Body of POST /api/operator/refund-requests/{id}. Each amount is at most what was paid of it; bags count as fare. */
export const refundDecision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("settle"), fare: amount, taxes: amount, fee: amount, note: z.string().trim().max(1000).default("") }),
  /** The note tells the partner why. */
  z.object({ decision: z.literal("reject"), note: z.string().trim().min(1).max(1000) }),
]);
export type RefundDecision = z.input<typeof refundDecision>;
