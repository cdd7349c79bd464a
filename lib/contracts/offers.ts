import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { FLIGHT_TYPES } from "@/lib/domain/offer";
import { AGE_GROUPS, MAX_SEATED } from "@/lib/domain/passengers";
import { dateText, dateTimeText, notice, offerDirection } from "./shared";

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, "airport");
/** An empty value is a missing one: `Number("")` would make it zero. */
const count = z.preprocess((value) => (value === "" ? undefined : value), z.coerce.number().int().min(0).max(MAX_SEATED));

/** Query of GET /offers. All four counts are mandatory, zero included (interface-facts, Transport). */
export const searchQuery = z.object({
  directions: z
    .array(z.object({ departure_airport: code, arrival_airport: code, date: dateText }))
    .min(1)
    .max(2),
  service_class: z.enum(["E", "B", "A"]),
  adults: count,
  children: count,
  infants: count,
  infants_with_seat: count,
});
export type SearchQuery = z.infer<typeof searchQuery>;

const money = z.strictObject({ amount: z.number(), currency: z.enum(CURRENCIES) });
const ageBand = z.strictObject({ min: z.int(), max: z.int() });

/** Query of GET /offers/{id}. */
export const offerQuery = z.object({ "with-additional-services": z.enum(["0", "1"]).optional() });

/** Extra bags that one passenger may buy with the booking, by their `id`. */
export const additionalService = z.strictObject({
  id: z.string(),
  type: z.literal("baggage"),
  title: notice,
  /** Index in the offer's `passengers`: whose bags they are. */
  passenger: z.int(),
  age: z.enum(AGE_GROUPS),
  /** Direction of the journey, from 0. */
  direction: z.int(),
  piece: z.int(),
  /** Maximum weight of each piece, kilograms. */
  weight: z.int(),
  /** Of all pieces together. */
  price: money,
});

export const offer = z.strictObject({
  id: z.string(),
  type: z.literal("avia"),
  is_charter: z.boolean(),
  is_vtrip: z.boolean(),
  flight_type: z.enum(FLIGHT_TYPES),
  price: money,
  recommended_price: money,
  /** Taxes, charges and the service's fee inside `price`. */
  taxes_and_fees: money,
  transfers: z.boolean(),
  baggage: z.boolean(),
  refund: z.boolean(),
  is_fare_family: z.boolean(),
  fare_family_type: z.string(),
  fare_family_services: z.array(z.array(z.string())),
  ticketing_time_limit: dateTimeText,
  passengers: z.array(z.strictObject({ age: z.enum(AGE_GROUPS), price: z.number() })),
  age_thresholds: z.strictObject({ adult: ageBand, child: ageBand, infant: ageBand }),
  documents: z.partialRecord(z.enum(AGE_GROUPS), z.array(z.string())),
  directions: z.array(offerDirection),
  information_for_clients: z.array(notice),
  /** Only where the offer was asked for with `with-additional-services=1`. */
  additional_services: z.array(additionalService).optional(),
});
export type Offer = z.infer<typeof offer>;
export type AdditionalService = z.infer<typeof additionalService>;
export type OfferDirection = z.infer<typeof offerDirection>;

const penalty = z.strictObject({
  allowed: z.boolean(),
  /** Null where not allowed. */
  amount: z.number().nullable(),
  currency: z.enum(CURRENCIES),
});

/** One fare's conditions, for the part of a direction that it prices (paths 6 and 9 of interface-facts). */
export const fareRule = z.strictObject({
  /** Direction of the journey, from 0. */
  direction: z.int(),
  departure_airport: z.string(),
  arrival_airport: z.string(),
  airline: z.strictObject({ code: z.string(), title: z.string() }),
  flight_numbers: z.array(z.string()),
  fare_basis: z.string(),
  fare_family_type: z.string(),
  booking_class: z.string(),
  refund: z.strictObject({ before_departure: penalty, after_departure: penalty }),
  change: z.strictObject({ before_departure: penalty, after_departure: penalty }),
  handbags: z.strictObject({ piece: z.int(), weight: z.int() }),
  baggage: z.strictObject({ piece: z.int(), weight: z.int() }).nullable(),
  /** The same in words, in three languages. */
  text: notice,
});
export type FareRule = z.infer<typeof fareRule>;
