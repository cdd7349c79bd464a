import { z } from "zod";
import { dateText, queryInteger, segment } from "../../shared";

/** Other flights for a direction of a ticketed booking, without charge. */

/** The flights that a direction is moved to, as a caller names them. */
export const wantedMove = {
  /** From 0. */
  direction: z.int().min(0).max(9),
  /** Local date of departure. */
  date: dateText,
};

/** Query of GET /api/operator/bookings/{id}/moves. */
export const movesQuery = z.object({ direction: queryInteger(wantedMove.direction), date: wantedMove.date });

/** Flights of a direction, and the booking class of each. */
const flights = { segments: z.array(segment), classes: z.array(z.string()) };

/** Answer of it: at most five, the nearest to the times that were sold first; none where nothing is free. */
export const moveOptions = z.strictObject({
  sold: z.strictObject(flights),
  options: z.array(z.strictObject({ id: z.string(), ...flights })),
});
export type MoveOptions = z.infer<typeof moveOptions>;
