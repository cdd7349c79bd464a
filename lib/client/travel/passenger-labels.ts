import type { PassengerField } from "@/lib/domain/passengers/passenger-fields";

/** Keys of the texts that name the fields of a passenger. */
export const PASSENGER_LABELS = {
  last_name: "lastName",
  first_name: "firstName",
  middle_name: "middleName",
  birthdate: "birthdate",
  gender: "gender",
  citizenship: "citizenship",
  doc_type: "docType",
  doc_number: "docNumber",
  doc_expire: "docExpire",
  tel: "tel",
} as const satisfies Record<PassengerField, string>;
