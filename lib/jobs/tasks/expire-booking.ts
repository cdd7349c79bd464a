import { TASKS } from "@/lib/jobs/names";
import { expireBooking } from "@/lib/services/booking/expire-booking";

export async function expireBookingTask(payload: unknown): Promise<void> {
  await expireBooking({ ...TASKS.expire_booking.parse(payload), now: new Date() });
}
