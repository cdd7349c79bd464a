import { z } from "zod";
import { ACTOR_KINDS } from "@/lib/domain/audit/actions";
import { CURRENCIES } from "@/lib/domain/money";
import { REFUND_KINDS, REFUND_STATES } from "@/lib/domain/refund/refund-detail";
import { cursorFields, cursorPageOf } from "../cursor-paging";
import { MAX_DIRECTIONS } from "../limits";
import { bookingNumber } from "../shared";

/** Refunds as records. Amounts are in major units of the booking's currency, moments ISO 8601 in UTC. */

export const refundsQuery = z
  .object({
    booking_number: bookingNumber.optional().describe("Only refunds of the booking with this number, in any spelling"),
    ...cursorFields,
  })
  .meta({ id: "RefundsQuery", description: "Which refunds, and which page of them" });
export type RefundsQuery = z.output<typeof refundsQuery>;

const parts = z
  .strictObject({
    fare: z.number().describe("Of the fares"),
    taxes: z.number().describe("Of the taxes"),
    fee: z.number().describe("Of the service's fee"),
    bags: z.number().describe("Of extra bags"),
  })
  .meta({ id: "RefundAmountParts", description: "What a refund is made of" });

const fareRefund = z
  .strictObject({
    direction: z.int().describe("Direction of the journey, from 0"),
    segments: z.array(z.int()).describe("Flights of the direction that the fare prices, from 0"),
    fare: z.string().describe("Name of the fare"),
    paid: z.number().describe("Price of this fare for this passenger, without taxes"),
    used: z.number().describe("Of it for flights that were flown"),
    penalty: z.number().describe("Kept of the rest by the fare's rules; all of it where the fare is not refundable"),
    refund: z.number().describe("What came back; with `used` and `penalty` it is `paid`"),
  })
  .meta({ id: "FareRefund", description: "What became of one fare of a passenger" });

const passengerRefund = z
  .strictObject({
    key: z.string().describe("Id of the passenger in the booking"),
    paid: z.number().describe("Price that was paid for this passenger"),
    refund: z.number().describe("What came back"),
    kept: z.number().describe("What did not: penalties, what was flown, taxes and fees that stay"),
    parts: parts.describe("What the refund is made of"),
    fares: z.array(fareRefund).describe("One item per fare, in the order of the flights"),
  })
  .meta({ id: "PassengerRefund", description: "A passenger's share of a refund" });

const askedBy = z
  .strictObject({
    kind: z
      .enum(ACTOR_KINDS)
      .describe("`person` and `key` are your own, `customer` came by the link of the trip, `system` is the service itself"),
    id: z.string().nullable().describe("Of a person or a key; null of everybody else"),
  })
  .meta({ id: "AskedBy", description: "Who asked for a refund" });

export const refundRecord = z
  .strictObject({
    id: z.string().describe("Id of the refund"),
    booking_id: z.string().describe("Id of the booking"),
    booking_number: z.string().describe("Its number"),
    kind: z
      .enum(REFUND_KINDS)
      .describe(
        "Why: `void`; `by_rules` of the fares; `schedule_change` and `carrier_cancelled` of the airline's; `ticketing_failed`; `manual`, decided by people",
      ),
    state: z
      .enum(REFUND_STATES)
      .describe("`requested` until people have decided, then `completed` or `rejected`; all other kinds are `completed`"),
    created: z.string().describe("When it was asked for, ISO 8601, UTC"),
    settled: z.string().nullable().describe("When it was completed or rejected, ISO 8601, UTC; null before"),
    asked_by: askedBy.describe("Who asked for it"),
    currency: z.enum(CURRENCIES).describe("Currency of all amounts, ISO 4217"),
    paid: z.number().describe("Price that was paid for the booking"),
    refund: z.number().nullable().describe("What came back; null unless completed"),
    penalty: z.number().nullable().describe("What was kept: with `refund` it is `paid`; null unless completed"),
    parts: parts.nullable().describe("What the refund is made of; null unless completed, and of refunds before 23 November 2026"),
    passengers: z
      .array(passengerRefund)
      .describe("Each passenger's share; empty where people have decided on the whole, and of refunds before 23 November 2026"),
    note: z.string().describe("What the back office wrote to you, such as why it was rejected; empty where nothing"),
  })
  .meta({ id: "Refund", description: "Money of a booking that came back, or was asked for" });
export type RefundRecordShown = z.infer<typeof refundRecord>;

/** Answer of GET /booking/{id}/refunds: newest first. */
export const bookingRefunds = z.array(refundRecord);

/** Answer of GET /refunds: newest first. */
export const refundPage = cursorPageOf(refundRecord).meta({ id: "RefundPage", description: "Refunds, newest first" });
export type RefundPage = z.infer<typeof refundPage>;

const directionRefund = z
  .strictObject({
    direction: z.int().describe("Direction of the journey, from 0"),
    paid: z.number().describe("Price that was paid for it: fares, taxes and extra bags"),
    refund: z.number().describe("What would come back of it"),
    kept: z.number().describe("What would not"),
    parts: parts.describe("What the refund is made of"),
  })
  .meta({ id: "DirectionRefund", description: "What a refund of one direction of a passenger would return" });

const refundOption = passengerRefund
  .extend({
    directions: z
      .array(directionRefund)
      .optional()
      .describe(
        "The same of each direction that is left, where it may be refunded apart from the others; the service's fee stays, and counts with the last one. Missing where one price covers the directions",
      ),
  })
  .meta({ id: "RefundOption", description: "What a refund would return to a passenger" });

/** Answer of GET /booking/{id}/refund-options. */
export const refundOptions = z
  .strictObject({
    currency: z.enum(CURRENCIES).describe("Currency of all amounts, ISO 4217"),
    passengers: z.array(refundOption).describe("What each passenger would get back now; who and what was refunded before is left out"),
  })
  .meta({ id: "RefundOptions", description: "What a refund of some passengers or directions would return" });
export type RefundOptions = z.infer<typeof refundOptions>;

/** Who of a booking is refunded: ids of passengers. */
export const refundedPassengers = z.array(z.uuid()).min(1).max(18);
/** Which directions they do not fly, from 0. */
export const refundedDirections = z
  .array(
    z
      .int()
      .min(0)
      .max(MAX_DIRECTIONS - 1),
  )
  .min(1)
  .max(MAX_DIRECTIONS);

/** Body of POST /booking/{id}/partial-refund. */
export const partialRefundRequest = z
  .strictObject({
    passengers: refundedPassengers
      .optional()
      .describe("`key` of each passenger who is refunded; where it is absent, everybody who has not flown or given back the `directions`"),
    directions: refundedDirections
      .optional()
      .describe(
        "Directions that they do not fly, from 0; where it is absent, all that are left, and after the first departure all of these that are not flown",
      ),
  })
  .refine(({ passengers, directions }) => passengers !== undefined || directions !== undefined, {
    path: ["passengers"],
    message: "refunded_part",
  })
  .meta({ id: "PartialRefundRequest", description: "Who of a booking is refunded, for all of the journey or for some of its directions" });
