/** Fields of a passenger as the interface names them, in the order in which forms and tables have them. */
export const PASSENGER_FIELDS = [
  "last_name",
  "first_name",
  "middle_name",
  "birthdate",
  "gender",
  "citizenship",
  "doc_type",
  "doc_number",
  "doc_expire",
  "tel",
] as const;
export type PassengerField = (typeof PASSENGER_FIELDS)[number];
