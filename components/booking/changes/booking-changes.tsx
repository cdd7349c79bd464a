"use client";

import { PastChange } from "@/components/travel/changes/past-change";
import { openChange, pastChanges } from "@/lib/client/travel/schedule-change";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { OpenChange } from "./open-change";

/** What the airline has changed since the booking: first the question that waits for an answer, then what is settled. */
export function BookingChanges({ booking }: { booking: Booking }) {
  const open = openChange(booking.schedule_changes);
  const past = pastChanges(booking.schedule_changes);
  if (!open && past.length === 0) return null;
  return (
    <div className="mt-4 space-y-3">
      {open ? <OpenChange booking={booking} change={open} /> : null}
      {past.map((change) => (
        <PastChange key={change.id} change={change} />
      ))}
    </div>
  );
}
