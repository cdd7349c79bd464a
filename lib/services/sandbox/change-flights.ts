import type { FlightChange } from "@/lib/contracts/sandbox";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { supplierByCode } from "@/lib/suppliers/registry";
import { findBookingRow } from "../booking/booking-record";
import { recordSupplierChange } from "../schedule-changes/record-supplier-change";
import type { Played } from "./played";

/** Lets the airline change the first direction of a test booking. @returns false where that changes nothing of it */
export async function changeFlights(
  { now, byRequest = null, requestKey = null, ...address }: Played,
  change: FlightChange,
): Promise<boolean> {
  const { supplier, directions } = parseSnapshot((await findBookingRow(address)).snapshot);
  const disrupted = supplierByCode(supplier)?.disrupted?.(change, directions);
  if (!disrupted) return false;
  const { journey, seatless } = disrupted;
  return recordSupplierChange({ bookingId: address.bookingId, changed: () => journey, seatless, byRequest, requestKey, now });
}
