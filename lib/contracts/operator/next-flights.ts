import { z } from "zod";
import { departureItem } from "./operator-flights";

/** Answer of GET /api/operator/today/flights: departures of the next 72 hours. */
export const nextFlights = z.strictObject({
  /** Those on which somebody has booked here, in the order of departure; the first of them. */
  items: z.array(departureItem),
  /** How many there are. */
  total: z.int(),
  /** All departures, by their local day. */
  days: z.array(
    z.strictObject({
      date: z.string(),
      departures: z.int(),
      /** On which somebody has booked here. */
      booked: z.int(),
      capacity: z.int(),
      sold: z.int(),
      held: z.int(),
    }),
  ),
});
export type NextFlights = z.infer<typeof nextFlights>;
