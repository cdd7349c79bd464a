import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import type { PassengerCorrection } from "../queries";

type Passenger = Booking["passengers"][number];

/** What of a passenger may be put right now. */
export type Correctable = PortalBooking["correctable"][number];

/** What a form for it holds. */
export type CorrectedFields = { [Field in keyof Required<PassengerCorrection>]: string };

export function fieldsOf({ last_name, first_name, middle_name, citizenship, document, tel }: Passenger): CorrectedFields {
  const papers = { citizenship, doc_type: document.type, doc_number: document.number, doc_expire: document.expire };
  return { last_name, first_name, middle_name: middle_name ?? "", ...papers, tel };
}

const PAPERS = ["doc_type", "doc_number", "doc_expire", "citizenship", "tel"];
const NAMES = ["last_name", "first_name", "middle_name"];

/** What was refused of fields that the form does not show: nobody would read it beside them. @param problems texts by field */
export function unplacedTexts(problems: Readonly<Record<string, readonly string[]>>, { name }: Correctable): string {
  const shown = name ? [...NAMES, ...PAPERS] : PAPERS;
  const unplaced = Object.entries(problems).filter(([field]) => !shown.includes(field));
  return unplaced.flatMap(([, texts]) => texts).join(" ");
}

/**
 * What was changed: all else stays. A middle name that is taken away is null.
 * @param correctable where it leaves the name out, so does the correction: the ticket may be issued while a name is typed
 */
export function correctionOf(before: CorrectedFields, after: CorrectedFields, { name }: Correctable): PassengerCorrection {
  const changed = (field: keyof CorrectedFields) => before[field] !== after[field] && (name || !NAMES.includes(field));
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
