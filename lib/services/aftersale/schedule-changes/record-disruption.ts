import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { supplierByCode } from "@/lib/suppliers/registry";
import { recordSupplierChange } from "./record-supplier-change";

/**
 * Lets happen to a booking what its supplier knew beforehand: the airline changes its flights. May run any number of times; nothing happens to a
 * booking that has had a schedule change already.
 * @returns whether something was written now
 */
export async function recordDisruption({ bookingId, now }: { bookingId: string; now: Date }): Promise<boolean> {
  if ((await db().scheduleChange.count({ where: { bookingId } })) > 0) return false;
  const booking = await db().booking.findUnique({ where: { id: bookingId }, select: { snapshot: true } });
  const snapshot = booking && parseSnapshot(booking.snapshot);
  const disruption = snapshot && supplierByCode(snapshot.supplier)?.disruptions?.disruptionOf(snapshot.reference);
  if (disruption?.kind !== "schedule_change") return false;
  const { journey, seatless } = disruption;
  return recordSupplierChange({ bookingId, changed: () => journey, seatless, now });
}
