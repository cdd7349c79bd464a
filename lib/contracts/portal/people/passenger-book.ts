import { z } from "zod";
import { isDate } from "@/lib/domain/dates";
import { DOC_TYPES } from "@/lib/domain/passengers/doc-types";
import { GENDERS, MAX_SEATED } from "@/lib/domain/passengers/passengers";
import { plainNumber } from "@/lib/domain/text/plain-text";
import { bookingListItem } from "../portal";

const MAX_NAME = 25;
const MAX_NUMBER = 20;
const name = z
  .string()
  .trim()
  .toUpperCase()
  .max(MAX_NAME)
  .regex(/^[A-Z][A-Z' -]*$/, "latin_name");
const day = z.string().trim().refine(isDate, "date");

/** A passenger of the agency's book, as the next booking needs one: names as in the document. */
export const savedPerson = z.object({
  last_name: name,
  first_name: name,
  /** Empty where the document has none. */
  middle_name: z
    .string()
    .trim()
    .toUpperCase()
    .max(MAX_NAME)
    .regex(/^([A-Z][A-Z' -]*)?$/, "latin_name")
    .default(""),
  /** `YYYY-MM-DD` */
  birthdate: day,
  gender: z.enum(GENDERS),
  /** ISO 3166-1 alpha-2 */
  citizenship: z.string().regex(/^[A-Z]{2}$/, "country"),
  doc_type: z.enum(DOC_TYPES),
  doc_number: z
    .string()
    .max(MAX_NUMBER * 2)
    .transform(plainNumber)
    .pipe(z.string().regex(/^[A-Z0-9]{5,20}$/, "document_number")),
  /** `YYYY-MM-DD` */
  doc_expire: day,
  /** `+998901234567`; empty where none is known. */
  tel: z
    .string()
    .regex(/^(\+\d{7,15})?$/, "phone_number")
    .default(""),
});
export type SavedPerson = z.infer<typeof savedPerson>;

/** Body of POST /api/portal/passengers: whoever flew together. */
export const savePassengersRequest = z.object({
  passengers: z
    .array(savedPerson)
    .min(1)
    .max(MAX_SEATED * 2),
});
export type SavePassengersRequest = z.infer<typeof savePassengersRequest>;

/** Its answer. */
export const savedPassengers = z.strictObject({ saved: z.int() });
export type SavedPassengers = z.infer<typeof savedPassengers>;

/** Body and answer of POST /api/portal/book-settings. */
export const bookSettings = z.strictObject({
  /** Whether the booking form saves whoever is booked, unless the agent says otherwise. */
  saves_booked: z.boolean(),
});
export type BookSettings = z.infer<typeof bookSettings>;

const MAX_SEARCH = 60;

/** Body of POST /api/portal/passengers/find: no name stands in an address. Empty for whoever was saved last. */
export const findPassengersRequest = z.object({ search: z.string().trim().max(MAX_SEARCH).default("") });

/** Somebody in the book. */
export const savedPassenger = savedPerson.extend({ id: z.string() });
export type SavedPassenger = z.infer<typeof savedPassenger>;

const family = z.strictObject({ key: z.string(), members: z.array(savedPassenger) });
export type SavedFamily = z.infer<typeof family>;

/** Who flew together with a booking; a member's id is that in the booking. Nobody of them stands in the book by the same document. */
const bookedFamily = family.extend({ booking_id: z.string(), booking_number: z.string() });
export type BookedFamily = z.infer<typeof bookedFamily>;

/** Its answer. */
export const foundPassengers = z.strictObject({
  /** Of the book: families, and people who were saved alone, the last used first. */
  families: z.array(family),
  /** Of the agency's bookings, the newest first; each person once. Empty where nothing is searched. */
  booked: z.array(bookedFamily),
});
export type FoundPassengers = z.infer<typeof foundPassengers>;

/** Answer of DELETE /api/portal/passengers/{id}. */
export const deletedPassenger = z.strictObject({ deleted: z.literal(true) });
export type DeletedPassenger = z.infer<typeof deletedPassenger>;

const knownDocument = savedPerson.pick({ doc_type: true, doc_number: true, doc_expire: true, citizenship: true });
export type KnownDocument = z.infer<typeof knownDocument>;

const trip = bookingListItem.pick({ id: true, booking_number: true, status: true, schedule_change: true, directions: true });
export type PersonTrip = z.infer<typeof trip>;

/** Answer of GET /api/portal/passengers/{id}: what an agency knows of a person, by the id in its book or in one of its bookings. */
export const personCard = z.strictObject({
  /** As the book has the person, else as the newest booking has. */
  person: savedPerson,
  /** In the book; null where the person stands in bookings alone. */
  saved_id: z.string().nullable(),
  /** Each that the person has travelled with or is to, what is used now first. */
  documents: z.array(knownDocument),
  /** Of the agency's bookings, the newest first. */
  trips: z.array(trip),
});
export type PersonCard = z.infer<typeof personCard>;

/** A passenger who is booked, and whose document ends before the trip does, or sooner than a country asks for. */
const endingDocument = z.strictObject({
  passenger_id: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  /** Last day of the document, and until when it has to be valid: `YYYY-MM-DD`. */
  doc_expire: z.string(),
  needed_until: z.string(),
  /** Which country asks for that; empty where the document ends before the trip itself. */
  country: z.string(),
  booking_id: z.string(),
  booking_number: z.string(),
  /** Local day of the first departure. */
  departs: z.string(),
});
export type EndingDocument = z.infer<typeof endingDocument>;

/** Answer of GET /api/portal/passengers/ending: the nearest departures first. */
export const endingDocuments = z.strictObject({
  /** How many people these are; a person with several trips is one. */
  people: z.int(),
  items: z.array(endingDocument),
});
export type EndingDocuments = z.infer<typeof endingDocuments>;
