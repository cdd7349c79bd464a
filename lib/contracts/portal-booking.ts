import { z } from "zod";
import { ACTOR_KINDS } from "@/lib/domain/audit/actions";
import { CURRENCIES } from "@/lib/domain/money";
import { REFUND_REQUEST_STATES } from "@/lib/domain/refund/request";
import { sentMails } from "./mail";
import { bookingSelling } from "./selling";

/** Answer of GET /api/portal/bookings/{id}. */
export const portalBooking = z.strictObject({
  /** The customer's status page; null for those who only read: whoever holds it answers changes and refunds. */
  tripUrl: z.string().nullable(),
  /** The flights for a calendar, and the receipts of all passengers as one file (null until there are any) and null with it; `?lang=` says the language. */
  calendarUrl: z.string().nullable(),
  jointReceiptUrl: z.string().nullable(),
  /** What its customers read of the agency; empty where it gives none. The Telegram name is without `@`. */
  agency: z.strictObject({
    agency: z.string(),
    contacts: z.strictObject({ tel: z.string(), email: z.string(), address: z.string(), telegram: z.string() }),
    has_logo: z.boolean(),
  }),
  events: z.array(
    z.strictObject({
      from: z.string().nullable(),
      to: z.string(),
      reason: z.string(),
      /** ISO 8601, UTC. */
      at: z.string(),
      /** Who did it; the name is that of a person or a key, null where it is none, or is gone. */
      by: z.strictObject({ kind: z.enum(ACTOR_KINDS), name: z.string().nullable() }),
    }),
  ),
  /** To whom it was handed over, oldest first. Names of people and keys; null where they are gone. */
  handovers: z.array(z.strictObject({ to: z.string().nullable(), by: z.string().nullable(), at: z.string() })),
  /** Until when the booking can be voided with a full refund, ISO 8601, UTC; null where it cannot (any more). */
  void_until: z.string().nullable(),
  /** The latest request to the back office; null where none was made. */
  refund_request: z
    .strictObject({
      state: z.enum(REFUND_REQUEST_STATES),
      /** ISO 8601, UTC. */
      created: z.string(),
      /** What the back office has written. */
      note: z.string(),
      /** Major units of the booking's currency; null until settled. */
      refund_amount: z.number().nullable(),
    })
    .nullable(),
  /** What came back to the deposit, major units, and what was kept; null where nothing did. */
  refund: z
    .strictObject({
      amount: z.number(),
      penalty: z.number(),
      currency: z.enum(CURRENCIES),
      /** ISO 8601, UTC. */
      at: z.string(),
    })
    .nullable(),
  /** What was sent to the customer, oldest first. */
  mails: sentMails,
  /** What it is sold for, beside what it costs. */
  selling: bookingSelling,
});
export type PortalBooking = z.infer<typeof portalBooking>;
