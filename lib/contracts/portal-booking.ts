import { z } from "zod";

/** Answer of GET /api/portal/bookings/{id}. */
export const portalBooking = z.strictObject({
  /** The customer's status page. */
  tripUrl: z.string(),
  events: z.array(
    z.strictObject({
      from: z.string().nullable(),
      to: z.string(),
      reason: z.string(),
      /** ISO 8601, UTC. */
      at: z.string(),
    }),
  ),
});
export type PortalBooking = z.infer<typeof portalBooking>;
