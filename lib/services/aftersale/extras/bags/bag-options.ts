import type { BaggedBooking } from "@/lib/domain/bags/late-bags";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import type { BagOption } from "@/lib/domain/offer";
import type { BookingRecord } from "@/lib/services/booking/record/booking-record";
import { callSupplierInTime } from "@/lib/services/offers/suppliers/call-supplier";
import { isOwnPrice } from "@/lib/services/terms/selling/selling-of";
import { supplierByCode } from "@/lib/suppliers/registry";

/** What a booking's carriers sell today. @throws AppError carrier_unconfirmed */
export async function bagOptionsOf(booking: { snapshot: unknown }, now: Date): Promise<BagOption[]> {
  const snapshot = parseSnapshot(booking.snapshot);
  const supplier = supplierByCode(snapshot.supplier);
  return supplier ? callSupplierInTime(() => supplier.selling.bagOptions(snapshot, now)) : [];
}

/** A booking as the rules of bags look at it. */
export function baggedBooking(
  { snapshot, passengers }: Pick<BookingRecord, "snapshot" | "passengers">,
  options: readonly BagOption[],
  now: Date,
): BaggedBooking {
  const sold = parseSnapshot(snapshot);
  return {
    snapshot: sold,
    passengers: passengers.map(({ returnedAt, returnedDirections }) => ({
      returned: returnedAt ? [...sold.directions.keys()] : returnedDirections.map(({ direction }) => direction),
    })),
    isOwnPrice: isOwnPrice(passengers),
    options,
    nowUtc: utcMinutes(now),
  };
}
