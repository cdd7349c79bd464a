import type { Booking } from "@/lib/contracts/bookings";
import type { ScheduleChange } from "@/lib/contracts/schedule-changes";

/** A booking, and the change of it that is shown or answered. */
export interface ChangeProps {
  booking: Booking;
  change: ScheduleChange;
}
