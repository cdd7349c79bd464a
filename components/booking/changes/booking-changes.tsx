"use client";

import { PastChange } from "@/components/travel/changes/past-change";
import { openChange, pastChanges } from "@/lib/client/travel/schedule-change";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { CHANGE_ID } from "../acts/next-bar";
import { AfterChange } from "./after-change";
import { OpenChange } from "./open-change";

/** Where other flights hold than those that the customer has papers of. */
const FLOWN: readonly string[] = ["told", "accepted", "chosen"];

/** What the airline has changed since the booking: first the question that waits for an answer, then what is settled. */
export function BookingChanges({ booking }: { booking: Booking }) {
  const open = openChange(booking.schedule_changes);
  const past = pastChanges(booking.schedule_changes);
  if (!open && past.length === 0) return null;
  return (
    <div className="mt-4 space-y-3">
      {open ? (
        <div id={CHANGE_ID} className="scroll-mt-24">
          <OpenChange booking={booking} change={open} />
        </div>
      ) : null}
      {past.map((change, index) => (
        <PastChange key={change.id} change={change}>
          {index === 0 && !open && FLOWN.includes(change.state) ? <AfterChange booking={booking} /> : null}
        </PastChange>
      ))}
    </div>
  );
}
