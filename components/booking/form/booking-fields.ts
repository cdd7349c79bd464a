import type { BookingRequest } from "@/lib/contracts/interface/bookings";
import type { AdditionalService } from "@/lib/contracts/interface/offers";
import { isDate } from "@/lib/domain/dates";
import type { AgeGroup } from "@/lib/domain/passengers/passengers";
import { tidyName } from "@/lib/domain/passengers/transliterate";
import { plainNumber, plainText } from "@/lib/domain/text/plain-text";
import { type BagFields, chosenBags } from "./price/bag-choice";

/** One passenger as the form holds it: names as in the interface. A date is `YYYY-MM-DD` once it exists, until then what was typed. */
interface PassengerFields {
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
  bags: BagFields;
  /** What the customer pays for all with their bags, as the agent has typed it; empty where it is what the agency's rules make. */
  selling_price: string;
  payer_name: string;
  payer_email: string;
  payer_tel: string;
  share_contacts: boolean;
  /** The passengers are kept in the agency's book once they are booked. */
  save_to_book: boolean;
}

/** What a phone field begins with: the country code of Uzbekistan. */
const PHONE_START = "+998";
const HOME_COUNTRY = "UZ";

/** An untouched form for the passengers of an offer, in the offer's order. */
export function emptyFields(
  ages: readonly AgeGroup[],
  documents: Partial<Record<AgeGroup, string[]>>,
  directions = 1,
  isSaved = false,
): BookingFields {
  return {
    bags: ages.map(() => ({ byDirection: Array.from({ length: directions }, () => "") })),
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
    selling_price: "",
    payer_name: "",
    payer_email: "",
    payer_tel: PHONE_START,
    share_contacts: false,
    save_to_book: isSaved,
  };
}

/** What is typed next of a form: the first passenger without a name, else the payer's name or phone. */
export function nextEmpty({ passengers, payer_name, payer_tel }: BookingFields): string {
  const index = passengers.findIndex(({ last_name }) => last_name === "");
  if (index >= 0) return `passengers.${index}.last_name`;
  if (payer_name === "") return "payer_name";
  return isPhoneEmpty(payer_tel) ? "payer_tel" : "payer_name";
}

/** A name as tickets print it: upper case, single spaces, one kind of apostrophe. */
export function capitalName(text: string): string {
  return tidyName(text).toUpperCase();
}

/** `+998 (90) 123-45-67` to `+998901234567`; so are `90 123 45 67`, as it is said at home, and `998…` or `00998…` without the plus. */
export function tidyPhone(text: string): string {
  const kept = text.replace(/[^\d+]/g, "");
  if (/^\d{9}$/.test(kept)) return `${PHONE_START}${kept}`;
  return kept.replace(/^(?:00)?(?=998\d{9}$)/, "+");
}

/** Whether nothing was added to what the field begins with. */
export function isPhoneEmpty(text: string): boolean {
  return ["", "+", PHONE_START].includes(tidyPhone(text));
}

interface RequestOptions {
  /** Extra bags of the offer. */
  onSale?: readonly AdditionalService[];
  /** Address of the agency, for a payer who has none: the interface asks for one. */
  ownEmail?: string;
}

/** The body of POST /offers/{id}/booking. A date that cannot be read is left empty. */
export function toBookingRequest(fields: BookingFields, { onSale = [], ownEmail = "" }: RequestOptions = {}): BookingRequest {
  const firstTel = fields.passengers[0]?.tel ?? "";
  const services = chosenBags(fields.bags, onSale).map(({ id }) => id);
  return {
    payer_name: plainText(fields.payer_name).trim(),
    payer_email: plainText(fields.payer_email).trim() || ownEmail,
    payer_tel: tidyPhone(fields.payer_tel),
    ...(fields.share_contacts ? { order_note: "specialbuyercontacts" } : {}),
    ...(services.length > 0 ? { additional_services: services } : {}),
    passengers: fields.passengers.map((passenger) => ({
      ...(passenger.middle_name.trim() ? { middle_name: capitalName(passenger.middle_name) } : {}),
      last_name: capitalName(passenger.last_name),
      first_name: capitalName(passenger.first_name),
      age: passenger.age,
      birthdate: dateOrNothing(passenger.birthdate),
      gender: passenger.gender,
      citizenship: passenger.citizenship,
      tel: tidyPhone(passenger.same_tel ? firstTel : passenger.tel),
      doc_type: passenger.doc_type,
      doc_number: plainNumber(passenger.doc_number),
      doc_expire: dateOrNothing(passenger.doc_expire),
    })),
  };
}

/** The body that keeps the booked passengers in the agency's book. */
export function toSaveRequest(request: BookingRequest): { passengers: object[] } {
  return { passengers: request.passengers.map(({ age: _, email: __, loyalty_numbers: ___, ...person }) => person) };
}

function dateOrNothing(text: string): string {
  return isDate(text) ? text : "";
}

/** What the server, or a document's own check digit, has said about a value stands until the value changes: the form's own rules do not know it. */
export const STANDING_ERRORS: readonly string[] = ["server", "mrz"];
