import { log } from "@/lib/log";
import { sweepStuckBookings } from "@/lib/services/booking/sweep-stuck-bookings";

export async function sweepStuckBookingsTask(): Promise<void> {
  const found = await sweepStuckBookings({ now: new Date() });
  if (found.expired + found.requeued > 0) log.warn(found, "the sweep found bookings that a job had left behind");
}
