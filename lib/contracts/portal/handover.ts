import { z } from "zod";

/** Which of a person's bookings are handed over: those whose first flight has not left yet, or all. */
export const HANDOVER_SCOPES = ["upcoming", "all"] as const;
export type HandoverScope = (typeof HANDOVER_SCOPES)[number];

/** Body of POST /api/portal/team/{id}/hand-over, and a part of that of …/suspend. */
export const handOverAll = z.object({
  /** Id of the person who looks after them from now on. */
  to: z.uuid(),
  which: z.enum(HANDOVER_SCOPES),
});
export type HandOverAll = z.infer<typeof handOverAll>;

/** Body of POST /api/portal/team/{id}/suspend: without one to hand over to, bookings stay with the person. */
export const suspendRequest = z.object({ hand_over: handOverAll.optional() });

/** Body of POST /api/portal/bookings/{id}/agent. */
export const handOverRequest = z.object({ to: z.uuid() });

/** Answer of GET and POST /api/portal/bookings/{id}/agent. */
export const bookingAgent = z.strictObject({
  /** A person or an API key; null where they are not known any more. */
  name: z.string().nullable(),
  is_you: z.boolean(),
  /** To whom the person who asks may hand the booking over, by name; empty where they may not. */
  colleagues: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
export type BookingAgent = z.infer<typeof bookingAgent>;

/** Answer of POST /api/portal/team/{id}/hand-over. */
export const handedOver = z.strictObject({ count: z.int() });
export type HandedOver = z.infer<typeof handedOver>;
