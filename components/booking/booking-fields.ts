import type { BookingRequest } from "@/lib/contracts/bookings";
import type { AgeGroup } from "@/lib/domain/passengers";
import { readTypedDate } from "./typed-date";

/** One passenger as the form holds it: names as in the interface, dates as they are typed. */
export interface PassengerFields {
  age: AgeGroup;
  last_name: string;
  first_name: string;
  middle_name: string;
  birthdate: string;
  gender: string;
  citizenship: string;
  doc_type: string;
  doc_number: string;
  doc_expire: string;
  tel: string;
  /** Travels with the phone of the first passenger. */
  same_tel: boolean;
}

export interface BookingFields {
  passengers: PassengerFields[];
  payer_name: string;
  payer_email: string;
  payer_tel: string;
  share_contacts: boolean;
}

/** What a phone field begins with: the country code of Uzbekistan. */
export const PHONE_START = "+998";
const HOME_COUNTRY = "UZ";

/** An untouched form for the passengers of an offer, in the offer's order. */
export function emptyFields(ages: readonly AgeGroup[], documents: Partial<Record<AgeGroup, string[]>>): BookingFields {
  return {
    passengers: ages.map((age, index) => ({
      age,
      last_name: "",
      first_name: "",
      middle_name: "",
      birthdate: "",
      gender: "",
      citizenship: HOME_COUNTRY,
      doc_type: documents[age]?.[0] ?? "",
      doc_number: "",
      doc_expire: "",
      tel: PHONE_START,
      same_tel: index > 0,
    })),
    payer_name: "",
    payer_email: "",
    payer_tel: PHONE_START,
    share_contacts: false,
  };
}

/** Latin names and document numbers as carriers keep them: upper case, single spaces. */
export function tidyName(text: string): string {
  return text.trim().replace(/\s+/g, " ").toUpperCase();
}

/** `+998 (90) 123-45-67` to `+998901234567`. */
export function tidyPhone(text: string): string {
  return text.replace(/[^\d+]/g, "");
}

/** The body of POST /offers/{id}/booking. The form has been checked: every date is a date. */
export function toBookingRequest(fields: BookingFields): BookingRequest {
  const firstTel = fields.passengers[0]?.tel ?? "";
  return {
    payer_name: fields.payer_name.trim(),
    payer_email: fields.payer_email.trim(),
    payer_tel: tidyPhone(fields.payer_tel),
    ...(fields.share_contacts ? { order_note: "specialbuyercontacts" } : {}),
    passengers: fields.passengers.map((passenger) => ({
      ...(passenger.middle_name.trim() ? { middle_name: tidyName(passenger.middle_name) } : {}),
      last_name: tidyName(passenger.last_name),
      first_name: tidyName(passenger.first_name),
      age: passenger.age,
      birthdate: readTypedDate(passenger.birthdate) ?? "",
      gender: passenger.gender,
      citizenship: passenger.citizenship,
      tel: tidyPhone(passenger.same_tel ? firstTel : passenger.tel),
      doc_type: passenger.doc_type,
      doc_number: tidyName(passenger.doc_number).replaceAll(" ", ""),
      doc_expire: readTypedDate(passenger.doc_expire) ?? "",
    })),
  };
}
