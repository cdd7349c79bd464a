import { TEXTS } from "@/lib/domain/passengers/texts";
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
  {
    of: [...CHECKED, ...BOOKINGS],
    at: ["data.entry_rules", "data.entry_warnings"],
    why: "who may enter where, and which documents end too soon",
  },
  {
    of: [...BOOKINGS, "list_receipts"],
    at: ["tickets[].document"],
    why: "whose document a ticket is: an airline's, or a charter's own",
  },
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

/** Russia's own code of an international passport behind the other passports. */
function withRussian(documents: unknown): unknown {
  if (typeof documents !== "object" || documents === null) return documents;
  const lists = Object.entries(documents).map(([age, codes]) => [age, Array.isArray(codes) ? codes.toSpliced(4, 0, "PSP") : codes]);
  return Object.fromEntries(lists);
}

/** What a fiscal receipt needs, international carriage. @param carrier the carrier's part @param fee the service's fee and its VAT */
function fiscal(carrier: number, { fee, vat }: { fee: number; vat: number }): Fields {
  const codes = { receipt_type: 0, ikpu_provider_1: "", package_code_provider_1: "", id_provider_1: "" };
  const service = { ikpu_parvoz: "", package_code_parvoz: "", service_fee_parvoz: fee, nds_parvoz: vat };
  return { ...codes, amount: carrier, nds_provider_1: 0, ...service, profit: 0, discount: 0, total_amount: carrier + fee };
}

const FEE = { fee: 50_000, vat: 5_357.14 };
const NO_FEE = { fee: 0, vat: 0 };

/** An answer that was a refusal. */
const answered = (data: Fields) => (fields: Fields) => {
  if ("status" in fields) return { ...fields, status: 200 };
  const { error_code, message, ...rest } = fields;
  return error_code === undefined ? fields : { ...rest, message: "The request was completed successfully.", data };
};

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
    why: "thirty days before its date a flight sells as many seats in the morning as in the evening",
    was: (_, { operation }) => OFFERS.includes(operation),
    mend: replace("seats", (before) => (before === 27 ? 39 : before === 28 ? 41 : before)),
  },
  {
    why: "Russia's code of an international passport is taken wherever passports are",
    was: (_, { operation }) => OFFERS.includes(operation),
    mend: replace("documents", withRussian),
  },
  {
    why: "an empty surname is told where the one name of a passport belongs",
    was: (name) => name === "booking: no surname",
    mend: replace("passengers.0.last_name", () => [TEXTS.lastNameRequired.en]),
  },
  {
    why: "all fields that are missing are told at once",
    was: (name) => name === "booking: nothing given",
    mend: ({ passengers, ...fields }) =>
      passengers === undefined ? fields : { ...fields, passengers, payer_name: passengers, payer_email: passengers, payer_tel: passengers },
  },
  {
    why: "with the tickets' documents the list is large enough to be compressed",
    was: (_, { operation, status }) => operation === "list_receipts" && status === 200,
    mend: replace("cache-control", () => "no-store"),
  },
  {
    why: "nobody of more than 120 years flies: such a birth date is a slip",
    was: (_, { operation }) => OFFERS.includes(operation),
    mend: (fields) => (fields.min === 12 && fields.max === 150 ? { ...fields, max: 120 } : fields),
  },
  {
    why: "an Uzbek suffix joins the word that it belongs to; programs go by the code",
    was: (_, { body }) => JSON.stringify(body).includes("`errors` ga"),
    mend: replace("message", (before) => String(before).replace("` ga", "`ga")),
  },
  {
    why: "Russian texts write days out",
    was: (_, { operation }) => operation.startsWith("list_visa_types"),
    mend: replace("description", (before) => (typeof before === "string" ? before.replace(" дн.", " дней.") : before)),
  },
  {
    why: "a payment for which money is missing is not allowed",
    was: (name) => name === "poor: read_payment_permission",
    mend: replace("payment_allowed", () => false),
  },
  {
    why: "what was given back of a refunded booking, and what was kept, is declared too",
    was: (name) => name === "refunded: read_fiscalization",
    mend: answered({
      fiscalization_v2: fiscal(6_198_623, FEE),
      refund_fiscalization_v2: fiscal(6_072_120, NO_FEE),
      kept_fiscalization_v2: fiscal(126_503, FEE),
    }),
  },
  {
    why: "the return of a voided sale is declared too",
    was: (name) => name === "voided: read_fiscalization",
    mend: answered({
      fiscalization_v2: fiscal(3_162_563, FEE),
      refund_fiscalization_v2: fiscal(3_162_563, FEE),
      kept_fiscalization_v2: fiscal(0, NO_FEE),
    }),
  },
  {
    why: "fiscal data are there for every booking that was paid",
    was: (name) => ["booked: read_fiscalization", "cancelled: read_fiscalization"].includes(name),
    mend: replace("message", () => "Fiscal data exists only for bookings that were paid."),
  },
  {
    why: "an end of a document that is no date has a wrong format; it is not too early",
    was: (name) => name === "booking: a document's end that is no date",
    mend: (fields) => replace("message", () => "A field has a wrong format; see `errors`.")(replace("error_code", () => 1025)(fields)),
  },
];
