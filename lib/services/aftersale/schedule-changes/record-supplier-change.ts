import { db } from "@/lib/db";
import { isLive } from "@/lib/domain/booking/booking-status";
import type { JourneyDirection } from "@/lib/domain/offer";
import type { CurrentJourney, FlightPlace } from "@/lib/domain/schedule-change/current-journey";
import { readRules } from "@/lib/services/booking/flights/change-rules";
import { AIRLINE, lockBookings } from "@/lib/services/booking/flights/followed-booking";
import { writeLocked } from "@/lib/services/booking/writer/write-change";
import type { Act } from "@/lib/services/ground/audit/act";
import { supplierByCode } from "@/lib/suppliers/registry";
import { outcomeOf } from "./parts/outcome-of";

interface SupplierChange extends Omit<Act, "actor"> {
  bookingId: string;
  /**
   * The journey as it is flown now, by the agreed one; flights that are gone stand in it as they were.
   * @param agreed the booking's directions as they were agreed last
   */
  changed: (agreed: readonly JourneyDirection[]) => Partial<CurrentJourney>;
  /** Flights on which there is no seat for them any more. */
  seatless?: readonly FlightPlace[];
}

/**
 * Writes down that a supplier has changed the flights of one booking: applied and told within the carrier's limits, open to be answered
 * beyond them. May run any number of times with the same change, and does nothing to a booking that is not alive any more.
 * @returns whether something was written now
 */
export function recordSupplierChange({ bookingId, changed, seatless = [], ...request }: SupplierChange): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const [booking] = await lockBookings(tx, [bookingId]);
    const supplier = booking && supplierByCode(booking.snapshot.supplier);
    if (!booking || !supplier || !isLive(booking.status)) return false;
    const agreed = booking.snapshot.directions;
    const next = { directions: [...agreed], gone: [], suspended: false, ...changed(agreed) };
    const rules = { supplier, ruleOf: await readRules(tx), importId: null, now: request.now };
    const outcome = outcomeOf({ booking, next, seats: null, seatless, hasInstead: false }, rules);
    if (outcome) await writeLocked(tx, { ...request, actor: AIRLINE }, [outcome]);
    return outcome !== null;
  });
}
