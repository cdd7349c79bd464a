import { CHANGE_TRANSITIONS } from "../../schedule-change/states";
import { type BookingAction, type BookingStatus, isLive, nextStatus } from "../booking-status";
import { parseSeats } from "../parse-seats";
import type { Change } from "./change";

interface MovedBooking {
  status: BookingStatus;
  /** The change of schedule that waits for an answer. */
  openChangeId: string | null;
  /** The column booking.seats. */
  seats: unknown;
}

/**
 * Moves a booking to its next status by the table of `TRANSITIONS`. One that stops being alive gives back its seats and its claims, and a change
 * of schedule that is open ends with it.
 * @param refundsChange whether the end of the booking is the answer to that change
 * @throws RangeError where the table has no such move: the caller decides by it before
 */
export function moveBooking(
  booking: MovedBooking,
  action: BookingAction,
  { refundsChange = false } = {},
): Change & Required<Pick<Change, "events">> {
  const { status: from, openChangeId } = booking;
  const to = nextStatus(from, action);
  if (!to) throw new RangeError(`${action} does not move a booking that is ${from}`);
  const moved = { action, from, to };
  if (!isLive(from) || isLive(to)) return { row: to === from ? {} : { status: to }, events: [moved] };
  const freed = { claims: { all: true }, give: parseSeats(booking.seats) } as const;
  if (openChangeId === null) return { row: { status: to }, events: [moved], ...freed };
  const state = CHANGE_TRANSITIONS.open[refundsChange ? "refund" : "end"];
  return {
    row: { status: to, openChangeId: null },
    scheduleChange: { settle: { id: openChangeId, state } },
    events: [{ action: "settle_change", from, to: from }, moved],
    ...freed,
  };
}
