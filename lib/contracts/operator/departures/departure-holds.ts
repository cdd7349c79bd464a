import { z } from "zod";

/** Shapes of bookings that hold seats of a departure without being paid. Moments are ISO 8601, UTC. */

/** So many are released at once. */
export const MOST_HOLDS = 300;

const holdItem = z.strictObject({
  booking_id: z.string(),
  booking_number: z.string(),
  agency: z.strictObject({ code: z.string(), name: z.string() }),
  booking_class: z.string(),
  seats: z.int(),
  made: z.string(),
  /** Until when it would have lasted. */
  expires: z.string(),
});
export type HoldItem = z.infer<typeof holdItem>;

/** Answer of GET /api/operator/departures/{id}/holds: those that end first before. */
export const departureHolds = z.strictObject({ holds: z.array(holdItem) });
export type DepartureHolds = z.infer<typeof departureHolds>;

/** Body of POST /api/operator/departures/{id}/holds: they are cancelled. */
export const releaseHoldsRequest = z.object({
  bookings: z.array(z.uuid()).min(1).max(MOST_HOLDS),
  reason: z.string().trim().min(3, "reason_words").max(300),
});
export type ReleaseHoldsRequest = z.input<typeof releaseHoldsRequest>;

/** Its answer. */
export const holdsReleased = z.strictObject({
  released: z.int(),
  /** Seats of the departure that are free by it. */
  seats: z.int(),
  /** Numbers of those that were paid, cancelled or changed meanwhile: nothing was done to them. */
  left: z.array(z.string()),
});
export type HoldsReleased = z.infer<typeof holdsReleased>;
