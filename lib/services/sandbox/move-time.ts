import type { SandboxTimeRequest } from "@/lib/contracts/interface/sandbox";
import { instantAt } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { moveJourney } from "@/lib/services/aftersale/schedule-changes/move-journey";
import { type BookingAddress, findBookingRow } from "@/lib/services/booking/record/booking-record";
import { expiryJob } from "@/lib/services/ground/outbox/job-names";
import { queueJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { moveExpiry } from "./move-expiry";

interface MoveTime extends BookingAddress {
  to: SandboxTimeRequest;
  now: Date;
}

const HOUR_MINUTES = 60;

/**
 * Moves a test booking's departure, its auto-cancel moment, or both, in this order.
 * @throws AppError booking_not_found; sandbox_event_unavailable where an ended booking, or one whose flights the airline has changed, should
 *   leave at another time, and where one that is not `booked` should expire
 */
export async function moveTime({ to, now, ...address }: MoveTime): Promise<void> {
  const { status } = await findBookingRow(address);
  const { departure_in_hours: hours, hold_expires_in: seconds } = to;
  if (seconds !== undefined && status !== "booked") throw new AppError("sandbox_event_unavailable", { data: { status } });
  if (hours !== undefined) {
    const leavesUtc = Math.round(now.getTime() / 60_000 + hours * HOUR_MINUTES);
    if (!(await moveJourney({ ...address, leavesUtc, now }))) throw new AppError("sandbox_event_unavailable", { data: { status } });
    // Nobody pays for a flight that has left.
    await moveExpiry({ ...address, by: instantAt(leavesUtc), now });
  }
  if (seconds !== undefined) {
    const at = new Date(now.getTime() + seconds * 1000);
    await moveExpiry({ ...address, at, now });
    // The worker ends it on the second.
    await queueJobs([expiryJob(address.bookingId, at)]);
  }
}
