import type { Answer } from "./ask";

/** New fields and headers: a program of the first edition does not know them and reads over them. */
export interface Added {
  /** Ends of their places in an answer. */
  at: readonly string[];
  /** Whose answers; all where it is missing. */
  of?: readonly string[];
  why: string;
}

/** An answer that was wrong: what is to be there instead. */
export interface Mended {
  why: string;
  /** Whether it was wrong there. */
  was: (name: string, answer: Answer) => boolean;
  /** Rewrites one object of the answer, which keeps its fields in their order. */
  mend: (fields: Fields) => Fields;
}

type Fields = Record<string, unknown>;

const OFFERS = ["search_offers", "check_offer", "list_fare_family"];
const CHECKED = ["check_offer", "list_fare_family"];
const BOOKINGS = ["create_booking", "read_booking"];

/** New optional fields, by where they stand. */
export const ADDED: readonly Added[] = [
  { of: OFFERS, at: ["data.expires_at", "data[].expires_at"], why: "until when an offer's id is kept" },
  { of: OFFERS, at: ["fare_family_features"], why: "what a fare has and has not, with codes that stay" },
  { of: CHECKED, at: ["price_parts"], why: "fare, taxes and fee; a search says them where it is asked to" },
  {
    of: [...CHECKED, ...BOOKINGS],
    at: [
      ...["departure.time_zone", "departure.utc", "arrival.time_zone", "arrival.utc"],
      ...["booking_class", "fare_basis", "aircraft_code", "distance_km", "emissions"],
    ].map((name) => `segments[].${name}`),
    why: "details of flights; a search says them where it is asked to",
  },
  { of: BOOKINGS, at: ["data.expires_at"], why: "the moment of `expire`, with its zone" },
  { of: BOOKINGS, at: ["passengers[].price_parts"], why: "what a passenger's price is made of" },
  { of: ["list_receipts"], at: ["data[].price_parts"], why: "the same on receipts" },
  { of: ["read_booking"], at: ["personal_data_erased"], why: "when names and documents were erased; null where they are kept" },
  { of: ["read_booking"], at: ["void_until"], why: "until when a paid booking can be voided" },
  {
    of: ["list_schedule"],
    at: ["data[].duration", "data[].aircraft", "data[].aircraft_code"],
    why: "how long a flight takes, and on what",
  },
  { of: ["read_payment_permission"], at: ["data.reason"], why: "why a payment would be refused" },
  { at: ["headers.content-language"], why: "in which language texts are" },
  { at: ["headers.www-authenticate"], why: "how to show who asks (RFC 9110, 11.6.1); with 401 alone" },
  {
    of: ["list_visa_types_legacy"],
    at: ["headers.deprecation", "headers.link"],
    why: "which path to ask instead of the older one",
  },
];

/** Of a list of what a fare has, what it has not. */
const NOT_INCLUDED =
  /^(No checked baggage|Non-refundable|No changes|Без багажа|Невозвратный|Без обмена|Bagajsiz|Qaytarib boʻlmaydi|Almashtirib boʻlmaydi)$/;

/** One field's value replaced, in the same place. */
const replace = (name: string, value: (before: unknown, fields: Fields) => unknown) => (fields: Fields) =>
  name in fields ? { ...fields, [name]: value(fields[name], fields) } : fields;

function included(services: unknown, { directions }: Fields): unknown {
  if (!Array.isArray(services) || !Array.isArray(directions)) return services;
  const texts = services.flat().filter((text) => !NOT_INCLUDED.test(String(text)));
  return directions.map(() => texts);
}

/** Points of the first edition that were wrong. */
export const MENDED: readonly Mended[] = [
  {
    why: "caches have to know that texts follow Accept-Language",
    was: () => true,
    mend: replace("vary", (before) => `${before}, Accept-Language`),
  },
  {
    why: "one list per direction with what the fare includes; it was one list per subject, with what the fare has not in between",
    was: (_, { operation }) => OFFERS.includes(operation),
    mend: replace("fare_family_services", included),
  },
  {
    why: "a payment for which money is missing is not allowed",
    was: (name) => name === "poor: read_payment_permission",
    mend: replace("payment_allowed", () => false),
  },
  {
    why: "an end of a document that is no date has a wrong format; it is not too early",
    was: (name) => name === "booking: a document's end that is no date",
    mend: (fields) => replace("message", () => "A field has a wrong format; see `errors`.")(replace("error_code", () => 1025)(fields)),
  },
];
