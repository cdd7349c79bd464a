import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";

/** How a departure sells, on its page in the back office. */

const figures = { passengers: z.int(), amount: z.number() };
const booked = { bookings: z.int(), seats: z.int() };

export const departureSales = z.strictObject({
  /** Bookings that live, by the day of Tashkent on which they were made. */
  pace: z.strictObject({
    /** Bookings that were made in the last so many days, today among them. */
    windows: z.array(z.strictObject({ days: z.int(), ...booked })),
    /** Oldest first. */
    days: z.array(z.strictObject({ day: z.string(), ...booked })),
  }),
  /**
   * Fares of those who board here and have paid, as they were counted when they were sold, without taxes, fee and bags; a fare of several flights is split
   * evenly among them.
   */
  revenue: z.array(
    z.strictObject({
      currency: z.enum(CURRENCIES),
      ...figures,
      classes: z.array(z.strictObject({ booking_class: z.string(), ...figures })),
      agencies: z.array(z.strictObject({ code: z.string(), name: z.string(), ...figures })),
    }),
  ),
});
export type DepartureSales = z.infer<typeof departureSales>;
