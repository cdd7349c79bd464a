import { z } from "zod";
import type { SeatTake } from "../schedule/inventory";

const seatTakes = z.array(
  z.object({
    legKey: z.string(),
    bookingClass: z.string(),
    seats: z.int(),
    limits: z.array(z.object({ classes: z.string(), limit: z.int() })),
  }),
);

/** The column booking.seats: the seats that a booking holds, in the order of travel. @throws ZodError where it holds none */
export function parseSeats(json: unknown): SeatTake[] {
  return seatTakes.parse(json);
}
