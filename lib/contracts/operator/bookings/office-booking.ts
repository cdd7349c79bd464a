import { z } from "zod";
import { HOUSE_ACT_KINDS } from "@/lib/domain/booking/house-acts";
import { ACCOUNT_KINDS, TRANSACTION_KINDS } from "@/lib/domain/ledger";
import { MAIL_KINDS } from "@/lib/domain/mail/mail";
import { MODES } from "@/lib/domain/mode";
import { CURRENCIES } from "@/lib/domain/money";
import { booking, passengerNames } from "../../interface/bookings";
import { refundedDirections, refundedPassengers } from "../../interface/refunds";
import { portalBooking } from "../../portal/portal-booking";
import { refundStanding } from "../refunds/refund-limit";
import { wantedMove } from "./moves";

/** A booking as the back office reads it. Moments are ISO 8601 in UTC, amounts major units of the booking's currency. */

export const REASON_LENGTH = 500;
export const HOUSE_NOTE_LENGTH = 2000;

/** Why the house does it: the agency reads it. */
const reason = z.string().trim().min(3).max(REASON_LENGTH);

/** Body of POST /api/operator/bookings/{id}/acts. */
export const houseActRequest = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("cancel_unpaid"), reason }),
  z.object({ kind: z.literal("extend_hold"), reason }),
  z.object({
    kind: z.literal("correct_name"),
    reason,
    /** `key` of the passenger. */
    passenger: z.uuid(),
    /** What is absent stays. */
    first_name: passengerNames.first_name,
    last_name: passengerNames.last_name,
  }),
  z.object({
    kind: z.literal("resend"),
    reason,
    /** It goes to the payer's address. */
    letter: z.enum(MAIL_KINDS),
  }),
  z.object({
    kind: z.literal("move_flights"),
    reason,
    ...wantedMove,
    /** Id of one of the flights that `moves` has found for them. */
    alternative: z.string().min(1).max(500),
  }),
]);
export type HouseActRequest = z.infer<typeof houseActRequest>;

/** Body of POST /api/operator/bookings/{id}/refunds. */
export const houseRefundRequest = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["void", "refund"]), reason }),
  z.object({
    kind: z.literal("refund_part"),
    reason,
    /** `key` of each passenger who gives something back. */
    passengers: refundedPassengers,
    /** Directions that they do not fly, from 0; all that they have left where it is absent. */
    directions: refundedDirections.optional(),
  }),
]);
export type HouseRefundRequest = z.infer<typeof houseRefundRequest>;

/** Body of POST /api/operator/bookings/{id}/notes. */
export const houseNoteRequest = z.object({ text: z.string().trim().min(1).max(HOUSE_NOTE_LENGTH) });

const posting = z.strictObject({
  at: z.string(),
  kind: z.enum(TRANSACTION_KINDS),
  memo: z.string(),
  entries: z.array(z.strictObject({ account: z.enum(ACCOUNT_KINDS), amount: z.number(), currency: z.enum(CURRENCIES) })),
});

const webhook = z.strictObject({
  id: z.string(),
  type: z.string(),
  at: z.string(),
  /** One per address of the agency's that it goes to. */
  deliveries: z.array(z.strictObject({ state: z.enum(["pending", "delivered", "failed"]), attempts: z.int() })),
});

/** Answer of GET /api/operator/bookings/{id}, and of what is done with it. */
export const officeBooking = z.strictObject({
  agency: z.strictObject({ code: z.string(), name: z.string() }),
  mode: z.enum(MODES),
  /** As the agency's programs read it, but for contacts, documents, birth dates and receipts: they are masked or empty. */
  booking,
  ...portalBooking.pick({
    events: true,
    handovers: true,
    price_changes: true,
    mails: true,
    refund_request: true,
    selling: true,
    customer_back: true,
    correctable: true,
  }).shape,
  /** What the house did with it for the agency, oldest first, and by whom. */
  acts: z.array(
    z.strictObject({ id: z.string(), at: z.string(), kind: z.enum(HOUSE_ACT_KINDS), reason: z.string(), by: z.string().nullable() }),
  ),
  /** The house's own notes, newest first; no agency sees them. */
  notes: z.array(z.strictObject({ id: z.string(), text: z.string(), author: z.string().nullable(), at: z.string() })),
  /** Oldest first. */
  ledger: z.array(posting),
  webhooks: z.array(webhook),
  /** Whose pages show who else flies, in the order of the journey; none of test mode. */
  departures: z.array(z.strictObject({ id: z.string(), flight: z.string(), date: z.string() })),
  /** What can be done with it now; whether the supplier holds it longer is known once it is asked. */
  allowed: z.array(z.enum(HOUSE_ACT_KINDS)),
  /** Directions, from 0, that can be moved to other flights. */
  movable: z.array(z.int()),
  /** What a void and a refund by the rules would give back to the deposit now, and what that would keep; null where it cannot be had. */
  back: z.strictObject({
    void: z.number().nullable(),
    refund: z.strictObject({ amount: z.number(), penalty: z.number() }).nullable(),
  }),
  /** Until when it can be voided, ISO 8601, UTC; null where it never was paid. */
  void_until: z.string().nullable(),
  ...refundStanding.shape,
});
export type OfficeBooking = z.infer<typeof officeBooking>;

/** Answer of POST /api/operator/bookings/{id}/refunds: the booking as it is then, and whether this refund waits for a second person. */
export const refundedForAgency = officeBooking.extend({ waits: z.boolean() });
export type RefundedForAgency = z.infer<typeof refundedForAgency>;

/** Answer of POST /api/operator/bookings/{id}/documents: who flies, unmasked, with the receipts. That they were opened is in the audit log. */
export const openedPassengers = z.strictObject({ passengers: booking.shape.passengers, payer: booking.shape.payer });
export type OpenedPassengers = z.infer<typeof openedPassengers>;
