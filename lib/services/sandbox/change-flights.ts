import type { FlightChange } from "@/lib/contracts/interface/sandbox";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { recordSupplierChange } from "@/lib/services/aftersale/schedule-changes/record-supplier-change";
import { findBookingRow } from "@/lib/services/booking/record/booking-record";
import { supplierByCode } from "@/lib/suppliers/registry";
import type { Played } from "./played";

/** Lets the airline change the first direction of a test booking. @returns false where that changes nothing of it */
export async function changeFlights(played: Played, change: FlightChange): Promise<boolean> {
  const { supplier, directions } = parseSnapshot((await findBookingRow(played)).snapshot);
  const disrupted = supplierByCode(supplier)?.disruptions?.disrupted(change, directions);
  if (!disrupted) return false;
  const { journey, seatless } = disrupted;
  return recordSupplierChange({ ...played, changed: () => journey, seatless });
}
