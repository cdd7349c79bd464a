import { z } from "zod";
import { doneBy } from "../../portal/done-by";

/** Shapes of what the back office lets a departure sell. Moments are ISO 8601, UTC. */

/** More seats than any aircraft has. */
export const MOST_SEATS = 999;

const bookingClass = z
  .string()
  .regex(/^[A-Z]$/)
  .nullable();
const reason = z.string().trim().min(3, "reason_words").max(300);

/** Body of POST /api/operator/departures/{id}/limits: in place of what holds of the same class, or of the whole departure. */
export const setLimitRequest = z.object({
  /** Null of the whole departure. */
  booking_class: bookingClass,
  /** So many may be sold in all, those that are sold and held among them; 0 closes. */
  seats: z.int().min(0).max(MOST_SEATS),
  /** Null for good. */
  until: z.iso.datetime().nullable(),
  reason,
});
export type SetLimitRequest = z.input<typeof setLimitRequest>;

/** Body of POST /api/operator/departures/{id}/limits/lift. */
export const liftLimitRequest = z.object({ booking_class: bookingClass, reason });
export type LiftLimitRequest = z.input<typeof liftLimitRequest>;

export const saleLimitItem = z.strictObject({
  /** Null of the whole departure. */
  booking_class: z.string().nullable(),
  seats: z.int(),
  until: z.string().nullable(),
  reason: z.string(),
  set: z.string(),
  set_by: doneBy,
});
export type SaleLimitItem = z.infer<typeof saleLimitItem>;

/** Answer of both: what holds now. */
export const saleLimits = z.strictObject({ limits: z.array(saleLimitItem) });
export type SaleLimitList = z.infer<typeof saleLimits>;
