import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { doneBy } from "../../portal/done-by";

/** Shapes of the cancellation of a departure by two persons of the house. Moments are ISO 8601, UTC; amounts are of their currency. */

const reason = z.string().trim().min(3, "reason_words").max(300);

/** What a cancellation would do, by what is booked now. */
export const cancellationPreview = z.strictObject({
  bookings: z.int(),
  passengers: z.int(),
  /** Bookings that nobody has paid for: they are cancelled. */
  unpaid: z.int(),
  /** Bookings of several flights: they are given back whole, the other flights too. */
  with_others: z.int(),
  /** Bookings of which something is flown: what is not flown goes back. */
  begun: z.int(),
  /** Numbers of bookings that cannot be given back as they stand. */
  by_hand: z.array(z.string()),
  /** What goes back, whose money it is, the largest of a currency first. */
  sums: z.array(
    z.strictObject({
      agency: z.strictObject({ code: z.string(), name: z.string() }),
      currency: z.enum(CURRENCIES),
      bookings: z.int(),
      passengers: z.int(),
      back: z.number(),
    }),
  ),
});
export type CancellationPreview = z.infer<typeof cancellationPreview>;

export const cancellationItem = z.strictObject({
  id: z.int(),
  /** `waiting` for a second person, or `confirmed`: the flight is out of the schedule. */
  state: z.enum(["waiting", "confirmed"]),
  reason: z.string(),
  /** What it would have given back when it was proposed. */
  preview: cancellationPreview,
  proposed: z.string(),
  proposed_by: doneBy,
  /** Whether whoever asks has proposed it. */
  is_own: z.boolean(),
  confirmed: z.string().nullable(),
  confirmed_by: doneBy.nullable(),
  /** What became of the bookings; null while it waits. */
  progress: z
    .strictObject({
      /** Given back, or cancelled where nothing was paid. */
      refunded: z.int(),
      /** Not given back yet. */
      open: z.int(),
      /** Those who have taken other flights meanwhile, or whose flight came back. */
      otherwise: z.int(),
    })
    .nullable(),
});
export type CancellationItem = z.infer<typeof cancellationItem>;

/** Answer of all routes of it: the one that waits, or the last that was confirmed; and what one would do now. */
export const departureCancellation = z.strictObject({ cancellation: cancellationItem.nullable(), preview: cancellationPreview });
export type DepartureCancellation = z.infer<typeof departureCancellation>;

/** Body of POST /api/operator/departures/{id}/cancellation: proposes it. */
export const proposeCancellationRequest = z.object({ reason });
export type ProposeCancellationRequest = z.input<typeof proposeCancellationRequest>;

/** Body of POST …/cancellation/confirm, …/withdraw and …/refund. */
export const namedCancellationRequest = z.object({ cancellation: z.int().min(1).max(2_147_483_647) });
export type NamedCancellationRequest = z.input<typeof namedCancellationRequest>;
