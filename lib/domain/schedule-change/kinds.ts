/**
 * What a change of schedule does to a booking, the gravest first: where it does several things, the first of them names it.
 *
 * - `suspended`: the flight is not flown on this route for weeks, and is again after them; `cancelled`: not on this date, or not any more.
 * - `connection_lost`: two flights of a ticket no longer connect.
 * - `equipment`: an aircraft with too few seats for all who were sold one, or merely another one.
 * - `routing`: the flight goes another way. `number`: another flight number takes its place. `time`: it departs or arrives at another time.
 * - `terminal`: it uses another terminal.
 */
export const CHANGE_KINDS = ["suspended", "cancelled", "connection_lost", "routing", "number", "time", "equipment", "terminal"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The flight is gone: there is nothing to accept. */
export function isCancellation(kind: ChangeKind): boolean {
  return kind === "cancelled" || kind === "suspended";
}
