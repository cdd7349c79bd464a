import type { Booking } from "@/lib/contracts/interface/bookings";
import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";

/** A booking, and the change of it that is shown or answered. */
export interface ChangeProps {
  booking: Booking;
  change: ScheduleChange;
}
