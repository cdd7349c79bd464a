import { isLive } from "@/lib/domain/booking/booking-status";
import { flightKeys } from "@/lib/domain/booking/journey-keys";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AIRLINE } from "@/lib/services/booking/flights/followed-booking";
import { emptyDirections } from "@/lib/services/booking/flights/who-flies";
import { type BookingAddress, type BookingRecord, findBooking } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import { supplierByCode } from "@/lib/suppliers/registry";
import { tellBefore } from "../changes/tell-before";
import { appliedTo } from "./parts/applied-to";
import { shiftedDirection } from "./parts/shifted-direction";

interface MoveJourney extends BookingAddress {
  /** When the first flight is to leave, minutes since 1970-01-01T00:00Z. */
  leavesUtc: number;
  now: Date;
}

/**
 * Lets all flights of one booking leave so much sooner or later that the first leaves at a given moment: flights, claims and receipts follow
 * it, and nobody is told but of what happened before. For bookings whose flights nobody else flies, such as the sandbox's.
 * @returns false where the booking is not alive any more, or a change of its flights waits for an answer
 */
export function moveJourney({ leavesUtc, now, ...address }: MoveJourney): Promise<boolean> {
  return changeBooking<BookingRecord, boolean>(
    { actor: AIRLINE, now },
    () => findBooking(address),
    (booking) => {
      const snapshot = parseSnapshot(booking.snapshot);
      const first = snapshot.directions[0]?.segments[0];
      const supplier = supplierByCode(snapshot.supplier);
      if (!first || !supplier || !isLive(booking.status) || booking.openChangeId !== null) return { done: false };
      const minutes = leavesUtc - first.departure.utc;
      const directions = snapshot.directions.map((direction) => shiftedDirection(direction, minutes));
      const empty = emptyDirections(booking.passengers, directions);
      // Its time moves, whether it has begun or not: it begins anew.
      const row = { ...appliedTo(snapshot, directions, supplier.ownSchedule, { empty, hasBegun: false }) };
      const change = { row, claims: { flightKeys: flightKeys(directions) }, receipts: true, before: tellBefore(booking, now) } as const;
      return { change, result: true };
    },
  );
}
