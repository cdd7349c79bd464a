import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PassengerCorrection } from "../queries";

type Passenger = Booking["passengers"][number];

/** Statuses in which a name may be put right, and in which the rest of a passenger may (lib/domain/booking/operation-table.ts). */
export const NAMED: readonly Booking["status"][] = ["booked"];
const CORRECTED: readonly Booking["status"][] = ["booked", "paid", "ticketed"];

/** Whether something of a passenger may still be put right; the service refuses it from the first departure on. */
export function isCorrectable({ status, personal_data_erased }: Booking, { refunded_at }: Passenger): boolean {
  return CORRECTED.includes(status) && !personal_data_erased && refunded_at === undefined;
}

/** What a form for it holds. */
export type CorrectedFields = { [Field in keyof Required<PassengerCorrection>]: string };

export function fieldsOf({ last_name, first_name, middle_name, citizenship, document, tel }: Passenger): CorrectedFields {
  const papers = { citizenship, doc_type: document.type, doc_number: document.number, doc_expire: document.expire };
  return { last_name, first_name, middle_name: middle_name ?? "", ...papers, tel };
}

/** What was changed: all else stays. A middle name that is taken away is null. */
export function correctionOf(before: CorrectedFields, after: CorrectedFields): PassengerCorrection {
  const changed = (field: keyof CorrectedFields) => before[field] !== after[field];
  return {
    ...(changed("last_name") && { last_name: after.last_name }),
    ...(changed("first_name") && { first_name: after.first_name }),
    ...(changed("middle_name") && { middle_name: after.middle_name.trim() || null }),
    ...(changed("citizenship") && { citizenship: after.citizenship }),
    ...(changed("doc_type") && { doc_type: after.doc_type }),
    ...(changed("doc_number") && { doc_number: after.doc_number }),
    ...(changed("doc_expire") && { doc_expire: after.doc_expire }),
    ...(changed("tel") && { tel: after.tel }),
  };
}
