import type { BaggedBooking } from "@/lib/domain/bags/late-bags";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import type { BagOption } from "@/lib/domain/offer";
import { supplierByCode } from "@/lib/suppliers/registry";
import { hasReturned } from "../../refunds/refundable-booking";
import { callSupplierInTime } from "../../search/call-supplier";
import type { BookingRecord } from "../booking-record";

/** What a booking's carriers sell today. @throws AppError carrier_unconfirmed */
export async function bagOptionsOf(booking: { snapshot: unknown }, now: Date): Promise<BagOption[]> {
  const snapshot = parseSnapshot(booking.snapshot);
  const supplier = supplierByCode(snapshot.supplier);
  return supplier ? callSupplierInTime(() => supplier.bagOptions(snapshot, now)) : [];
}

/** A booking as the rules of bags look at it. */
export function baggedBooking(
  { snapshot, passengers }: Pick<BookingRecord, "snapshot" | "passengers">,
  options: readonly BagOption[],
  now: Date,
): BaggedBooking {
  return {
    snapshot: parseSnapshot(snapshot),
    passengers: passengers.map((passenger) => ({ hasReturned: hasReturned(passenger) })),
    options,
    nowUtc: utcMinutes(now),
  };
}
