import { z } from "zod";

/** One booking on a departure with too few seats. */
export type Asked = {
  bookingId: string;
  seats: number;
  /** Whether they want to leave anyway. */
  volunteer: boolean;
};

const asked = z.array(z.object({ bookingId: z.string(), seats: z.int(), volunteer: z.boolean() }));

/** The column oversale.asked: who is asked to leave, in this order. @throws ZodError where it holds none */
export function parseAsked(json: unknown): Asked[] {
  return asked.parse(json);
}

/** Volunteers first, then in the order given, as many as it takes to free the seats that are missing. */
export function bookingsToMove<One extends Asked>(bookings: readonly One[], missing: number): One[] {
  const ordered = [...bookings.filter(({ volunteer }) => volunteer), ...bookings.filter(({ volunteer }) => !volunteer)];
  let left = missing;
  return ordered.filter(({ seats }) => {
    if (left <= 0) return false;
    left -= seats;
    return true;
  });
}
