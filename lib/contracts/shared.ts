import { z } from "zod";
import { isDate } from "@/lib/domain/dates";
import { mailAddress, signInAddress } from "@/lib/domain/mail/mail-address";
import { CURRENCIES } from "@/lib/domain/money";
import { MOST_BESIDE } from "./limits";
import { SUCCESS_MESSAGE } from "./success-envelope";

/** Schemas shared by the requests and responses of the interface (interface.md). Responses are strict: no field unknown, none missing. */

/** `YYYY-MM-DD`, a day that exists. */
export const dateText = z.string().trim().refine(isDate, "date").meta({ format: "date", pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
/** IATA code of an airport or a city, as it may be typed. */
export const airportCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, "airport");
/** Number of a booking as people write it: small letters, blanks and hyphens do not count. */
export const bookingNumber = z.string().trim().min(1).max(40);
/** IATA codes of carriers, as they may be typed. */
export const airlineCodes = z
  .array(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2}$/, "airline"),
  )
  .max(50);
/** ISO 3166-1 alpha-2 code of a country, as it may be typed. */
export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, "country");
const INTEGER = /^(0|-?[1-9]\d{0,15})$/;
const DECIMAL = /^(0|[1-9]\d{0,15})(\.\d{1,10})?$/;

/** Prepares a number of a query: an empty value is a missing one. */
export const emptyIsMissing = (value: unknown) => (value === "" ? undefined : value);

/** Reads a number of a query as people write numbers: `1e0`, `01`, `0x1` and ` 1` are none. */
function readNumber(form: RegExp): (value: unknown) => unknown {
  return (value) => (typeof value === "string" ? (form.test(value) ? Number(value) : Number.NaN) : value);
}

/** A whole number of a query, as `of` bounds it: every integer of every query is read by it. */
export function queryInteger<Bounded extends z.ZodType<number | undefined>>(of: Bounded) {
  return z.preprocess(readNumber(INTEGER), of);
}

/** The same of an amount, which may have decimals after a point. */
export function queryDecimal<Bounded extends z.ZodType<number | undefined>>(of: Bounded) {
  return z.preprocess(readNumber(DECIMAL), of);
}

/**
 * A query or body whose `to` is never before its `from`: days as `YYYY-MM-DD`. Either may be left out.
 * @param pairs names of both ends
 */
export function inOrder<Shape extends z.ZodType>(shape: Shape, pairs: readonly (readonly [from: string, to: string])[]): Shape {
  return pairs.reduce((checked, [from, to]) => {
    const isOrdered = (value: unknown) => {
      const [first, last] = [from, to].map((name) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined));
      return typeof first !== "string" || typeof last !== "string" || first <= last;
    };
    return checked.refine(isOrdered, { message: "days_in_order", path: [to], when: () => true });
  }, shape);
}
const MAX_EMAIL = 254;
const isMailAddress = (text: string) => mailAddress(text) !== null;
/** An e-mail address, its domain in ASCII letters by IDNA, whichever way it was written. */
export const emailAddress = z
  .string()
  .max(MAX_EMAIL)
  .overwrite((text) => mailAddress(text) ?? text)
  .refine(isMailAddress, "email")
  .meta({ format: "email" });
/** That of somebody who signs in by it: in small letters. */
export const accountAddress = z.string().max(MAX_EMAIL).overwrite(signInAddress).refine(isMailAddress, "email");
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;
/** A moment by ISO 8601 in any zone, with or without parts of a second. */
export const momentText = z
  .string()
  .trim()
  .refine((text) => INSTANT.test(text) && !Number.isNaN(Date.parse(text)), "instant")
  .meta({ format: "date-time" });
/** `YYYY-MM-DD HH:MM:SS` */
export const dateTimeText = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** Of a code that is an airport's and a city's. */
export const placeType = z.enum(["airport", "city"]).optional();
export const PLACE_TYPE =
  "where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city";

const CODES = new RegExp(`^[A-Z]{3}(?:\\.[A-Z]{3}){0,${MOST_BESIDE - 1}}$`);
/** IATA codes of airports and cities that are searched together with another, as they may be typed. */
export const placesBeside = z.string().trim().toUpperCase().regex(CODES, "airports").optional();
export const PLACES_BESIDE = `searched together with it, IATA codes with points between them, ${MOST_BESIDE} at most: \`SKD.NMA\``;

export const intlText = z
  .strictObject({
    uz: z.string().nullable().describe("In Uzbek; null where no such name is known"),
    en: z.string().nullable().describe("In English; null where no such name is known"),
    ru: z.string().nullable().describe("In Russian; null where no such name is known"),
  })
  .meta({ id: "IntlText", description: "A name in three languages" });
export const notice = z
  .strictObject({ uz: z.string().describe("In Uzbek"), en: z.string().describe("In English"), ru: z.string().describe("In Russian") })
  .meta({ id: "Texts", description: "A text in three languages" });

/** Of those that the partner has; its own where left out. */
export const currencyChoice = z.enum(CURRENCIES).optional();

export const money = z
  .strictObject({
    amount: z.number().describe("Amount in major units: sums, dollars, euros, roubles"),
    currency: z.enum(CURRENCIES).describe("Currency code, ISO 4217"),
  })
  .meta({ id: "Money", description: "An amount and its currency" });

export const taxPart = z
  .strictObject({ code: z.string().describe("Code of the tax or charge, as tickets have it"), amount: z.number().describe("Amount") })
  .meta({ id: "TaxPart", description: "One tax or charge" });

export const carrier = z
  .strictObject({ code: z.string().describe("IATA carrier code"), title: z.string().describe("Name of the carrier") })
  .meta({ id: "Carrier", description: "A carrier" });

export const country = z
  .strictObject({
    code: z.string().length(2).describe("ISO 3166-1 alpha-2 code"),
    title: z.string().describe("Name in the language of Accept-Language"),
    title_intl: intlText.describe("Name in three languages"),
  })
  .meta({ id: "Country", description: "A country" });

export const airport = z
  .strictObject({
    code: z.string().length(3).describe("IATA airport code"),
    title: z.string().describe("Name in the language of Accept-Language"),
    title_intl: intlText.describe("Name in three languages"),
    city: z.string().describe("City in the language of Accept-Language"),
    city_intl: intlText.describe("City in three languages"),
    country: country.describe("Country of the airport"),
  })
  .meta({ id: "Airport", description: "An airport" });
const segmentAirport = airport
  .extend({ terminal: z.string().nullable().describe("Name or code of the terminal; null where none is known") })
  .meta({ id: "SegmentAirport", description: "An airport with the terminal of one flight" });

export const carriage = z
  .strictObject({ piece: z.int().describe("Number of pieces"), weight: z.int().describe("Maximum weight of one piece, kilograms") })
  .meta({ id: "Carriage", description: "Bags that may be carried" });

const LOCAL = "Local time of the airport, `YYYY-MM-DD HH:MM:SS`";

/** `YYYY-MM-DDTHH:MM:SSZ` */
export const instantText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
  .meta({ format: "date-time" });

const DETAIL = "where flight details were asked for, and in checks, fare families and bookings";

const segmentPoint = z
  .strictObject({
    datetime: dateTimeText.describe(LOCAL),
    airport: segmentAirport.describe("Where, with its terminal"),
    time_zone: z.string().optional().describe(`IANA time zone of the airport; ${DETAIL}`),
    utc: instantText.optional().describe(`The same moment, UTC, ISO 8601; ${DETAIL}`),
  })
  .meta({ id: "SegmentPoint", description: "Where and when a flight departs or arrives" });

const technicalStop = z
  .strictObject({
    airport: z
      .strictObject({
        code: z.string().describe("IATA airport code"),
        title: z.string().describe("Name of the airport"),
        city: z.string().describe("City"),
        country: z.string().describe("Country"),
      })
      .describe("Where the aircraft stops"),
    arrival_datetime: dateTimeText.describe(LOCAL),
    departure_datetime: dateTimeText.describe(LOCAL),
    duration: z.int().describe("Length of the stop, minutes"),
  })
  .meta({ id: "TechnicalStop", description: "A stop on the way, under the same flight number" });

/** Who flies a flight that is sold under another carrier's number. */
export const operatingCarrier = z
  .strictObject({
    code: z.string().nullable().describe("IATA carrier code; null where the schedule has a name alone"),
    title: z.string().describe("Name of the carrier"),
  })
  .meta({ id: "OperatingCarrier", description: "The carrier that operates a flight" });

export const emissions = z
  .strictObject({
    co2e_kg: z.number().describe("Kilograms of CO₂ equivalent, of the fuel alone"),
    co2e_kg_with_forcing: z.number().describe("The same with the other effects of flying on the climate (radiative forcing)"),
  })
  .meta({
    id: "Emissions",
    description:
      "What one passenger's seat emits by the UK Government's GHG conversion factors of 2025: by great-circle distance, haul and cabin",
  });

export const segment = z
  .strictObject({
    departure: segmentPoint.describe("Departure of the flight"),
    arrival: segmentPoint.describe("Arrival of the flight"),
    airline: carrier.describe("Carrier of the flight"),
    service_class: z.enum(["E", "B"]).describe("`E` economy, `B` business"),
    flight_number: z.string().describe("Flight number without the carrier's code"),
    travel_time: z.int().describe("Flight time, minutes"),
    transfer_time: z.int().nullable().describe("Wait for the next flight, minutes; null for the last flight of a direction"),
    aircraft: z.string().describe("Name of the aircraft"),
    refund: z.boolean().describe("Whether a refund is possible"),
    change: z.boolean().describe("Whether an exchange is possible"),
    handbags: carriage.describe("Hand baggage in the price"),
    baggage: carriage.nullable().describe("Baggage in the price; null where there is none"),
    comment: z.string().describe("Description of the flight, often empty"),
    technical_stops: z.array(technicalStop).describe("Stops on the way"),
    information_for_clients: z.array(notice).describe("What the passenger should know about this flight"),
    operating_airline: operatingCarrier
      .optional()
      .describe("Who operates the flight, where it is not its carrier (code share, wet lease); missing where it is"),
    surface: z.literal(true).optional().describe("Present where it is no flight but a journey by bus, train or boat under a flight number"),
    booking_class: z.string().optional().describe(`Booking class, one letter; ${DETAIL}`),
    fare_basis: z.string().optional().describe(`Fare basis code; ${DETAIL}`),
    aircraft_code: z.string().optional().describe(`IATA code of the aircraft type; ${DETAIL}`),
    distance_km: z.int().optional().describe(`Great-circle distance, by way of technical stops, kilometres; ${DETAIL}`),
    emissions: emissions.optional().describe(`What a seat emits; missing on the ground; ${DETAIL}`),
  })
  .meta({ id: "Segment", description: "One flight" });
const offerSegment = segment
  .extend({ seats: z.int().describe("Free seats at this price") })
  .meta({ id: "OfferSegment", description: "One flight of an offer" });

const directionPoint = z
  .strictObject({ datetime: dateTimeText.describe(LOCAL), airport: airport.describe("Where") })
  .meta({ id: "DirectionPoint", description: "Where and when a direction begins or ends" });

function directionOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    departure: directionPoint.describe("Departure of the first flight"),
    arrival: directionPoint.describe("Arrival of the last flight"),
    travel_time: z.int().describe("Time in the air, minutes"),
    transfer_time: z.int().nullable().describe("Time between flights, minutes; null without a connection"),
    route_duration: z.int().describe("From the first departure to the last arrival, minutes"),
    segments: z.array(item).describe("Flights in their order"),
  });
}
export const offerDirection = directionOf(offerSegment).meta({ id: "OfferDirection", description: "One way of an offer's journey" });
export const bookingDirection = directionOf(segment).meta({ id: "BookingDirection", description: "One way of a booking's journey" });

const namedStop = z
  .strictObject({
    airport: z.string().describe("IATA airport code"),
    datetime: dateTimeText.describe(LOCAL),
    terminal: z.string().nullable().describe("Name or code of the terminal; null where none is known"),
  })
  .meta({ id: "NamedStop", description: "Where and when a flight departs or arrives, in short" });
const namedFlight = z
  .strictObject({
    airline: z.string().describe("IATA carrier code"),
    flight_number: z.string().describe("Flight number without the carrier's code"),
    departure: namedStop.describe("Departure of the flight"),
    arrival: namedStop.describe("Arrival of the flight"),
  })
  .meta({ id: "NamedFlight", description: "A flight in short" });
const movedDirection = z
  .strictObject({
    direction: z.int().describe("Direction of the journey, from 0"),
    old: z.array(namedFlight).describe("Its flights as the offer showed them"),
    new: z.array(namedFlight).describe("The same flights as they are scheduled now, in the same order"),
  })
  .meta({ id: "MovedDirection", description: "Flights of one direction before and after a change of the schedule" });
export type NamedFlight = z.infer<typeof namedFlight>;

/** `data` of the error flight_times_changed. */
export const flightTimesChanged = z.object({ offer_id: z.string().optional(), directions: z.array(movedDirection) });
export type FlightTimesChanged = z.infer<typeof flightTimesChanged>;

const requestId = z.string().describe("Id of this request; tell it to support");
const createdAt = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
  .describe("Moment of the answer, UTC, `YYYY-MM-DD HH:MM`");

/** What every successful answer is wrapped in. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.strictObject({
    request_id: requestId,
    created_at: createdAt,
    message: z.literal(SUCCESS_MESSAGE).describe("Always this text"),
    data,
    warnings: z
      .array(z.string())
      .optional()
      .describe("Names in the query or the body that the call does not know and has ignored, in words; missing where all are known"),
  });
}

export const errorEnvelope = z
  .strictObject({
    request_id: requestId,
    created_at: createdAt,
    error_code: z.int().describe("Code of the error, see /docs/errors"),
    message: z.string().describe("What is wrong and what to do, in the language of Accept-Language"),
    data: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(movedDirection)]))
      .optional()
      .describe(
        "Context of some errors: `existing_booking_id` of a duplicate, `scope` of a key that lacks one, `directions` and `offer_id` of flights whose times changed, `amount` and `currency` of a price that is not the one expected",
      ),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe("Field name (`passengers.0.first_name`) to texts, where fields are to blame"),
  })
  .meta({ id: "Error", description: "What every refusal is wrapped in" });
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
