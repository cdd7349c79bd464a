import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { FLIGHT_TYPES } from "@/lib/domain/offer";
import { AGE_GROUPS, MAX_SEATED } from "@/lib/domain/passengers/passengers";
import { MAX_DIRECTIONS, MAX_OFFERS } from "../limits";
import {
  airlineCodes,
  airportCode,
  carriage,
  carrier,
  countryCode,
  currencyChoice,
  dateText,
  dateTimeText,
  emptyIsMissing,
  instantText,
  money,
  notice,
  offerDirection,
  PLACE_TYPE,
  PLACES_BESIDE,
  placesBeside,
  placeType,
  queryDecimal,
  queryInteger,
  taxPart,
} from "../shared";
import { readDirectionText } from "./direction-text";
import { entryAdvice } from "./entry";

const count = z.preprocess(emptyIsMissing, queryInteger(z.number().int().min(0).max(MAX_SEATED)));

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "clock")
  .optional();
const WINDOW = "`HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight";

const searchDirection = z
  .object(
    {
      departure_airport: airportCode.describe("Departure airport or city, IATA code"),
      arrival_airport: airportCode.describe("Arrival airport or city, IATA code"),
      date: dateText.describe("Day of departure, local, `YYYY-MM-DD`"),
      departure_type: placeType.describe(`What \`departure_airport\` means, ${PLACE_TYPE}`),
      arrival_type: placeType.describe(`What \`arrival_airport\` means, ${PLACE_TYPE}`),
      departure_also: placesBeside.describe(`Further airports or cities of departure, ${PLACES_BESIDE}`),
      arrival_also: placesBeside.describe(`Further airports or cities of arrival, ${PLACES_BESIDE}`),
      departure_from: clock.describe(`Earliest departure, ${WINDOW}`),
      departure_to: clock.describe(`Latest departure, ${WINDOW}`),
      arrival_from: clock.describe(`Earliest arrival, ${WINDOW}`),
      arrival_to: clock.describe(`Latest arrival, ${WINDOW}`),
    },
    "direction",
  )
  .meta({ id: "SearchDirection", description: "One way of the journey; the four times of day may be left out" });

/** Who travels in which cabin: part of every query for prices. All four counts are mandatory, zero included (interface-facts, Transport). */
export const travelParty = {
  service_class: z.enum(["E", "B", "A"]).describe("`E` economy, `B` business, `A` any"),
  adults: count.describe("Passengers of 12 years and more; zero is sent too"),
  children: count.describe("Passengers from 2 to under 12; zero is sent too"),
  infants: count.describe("Passengers under 2 on a lap, at most as many as adults; zero is sent too"),
  infants_with_seat: count.describe("Passengers under 2 with a seat; zero is sent too"),
};

const flag = z.enum(["0", "1"]).optional();
const connectionPlaces = z.array(airportCode).min(1).max(50).optional();
/** Flights wait for each other no longer than this (lib/engine/rules.ts). */
const MAX_CONNECTION_MINUTES = 24 * 60;
const MAX_TRAVEL_MINUTES = 7 * 24 * 60;
const minutes = (most: number) => z.preprocess(emptyIsMissing, queryInteger(z.number().int().min(1).max(most).optional()));
/** What journeys have to be like; each may be left out. */
export const travelFilters = {
  max_stops: queryInteger(z.literal([0, 1, 2]).optional()).describe("Most stops of each direction; technical stops do not count"),
  airlines: airlineCodes.min(1).optional().describe("Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK`"),
  exclude_airlines: airlineCodes.min(1).optional().describe("No flights of these carriers, IATA codes"),
  connection_airports: connectionPlaces.describe(
    "Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere",
  ),
  exclude_connection_airports: connectionPlaces.describe("No connections at these airports or cities, IATA codes"),
  min_connection_time: minutes(MAX_CONNECTION_MINUTES).describe(
    "Least time between two flights, minutes; never less than the airport needs",
  ),
  max_connection_time: minutes(MAX_CONNECTION_MINUTES).describe("Most time between two flights, minutes"),
  max_travel_time: minutes(MAX_TRAVEL_MINUTES).describe(
    "Most time from the first departure to the last arrival of each direction, minutes",
  ),
  baggage: flag.describe("`1` for fares with checked baggage on every flight only"),
  refundable: flag.describe("`1` for fares that can be refunded before departure only"),
  changeable: flag.describe("`1` for fares that can be changed before departure only"),
  max_price: queryDecimal(z.number("price").positive("price").max(1e12, "price").optional()).describe(
    "Most that the whole party pays, in the currency of the prices, the service's fee included",
  ),
  currency: currencyChoice.describe("Currency of all prices, one of yours, ISO 4217; the first of yours where left out"),
};
/** Names of those that are lists even where they come once. */
export const TRAVEL_LISTS = ["airlines", "exclude_airlines", "connection_airports", "exclude_connection_airports"] as const;
/** The same of a search. */
export const SEARCH_LISTS = [...TRAVEL_LISTS, "directions", "include"] as const;

/** What an offer may tell besides: every part of a price, and more of each flight. */
export const OFFER_PARTS = ["price_parts", "flight_details"] as const;
export type OfferPart = (typeof OFFER_PARTS)[number];

/** Query of GET /offers. */
export const searchQuery = z
  .object({
    directions: z
      .array(z.preprocess(readDirectionText, searchDirection))
      .min(1)
      .max(MAX_DIRECTIONS)
      .describe(
        "One direction for a one-way journey, two for a round trip or an open jaw, up to six for several cities, in the order of travel",
      ),
    ...travelParty,
    ...travelFilters,
    sort: z
      .enum(["price", "duration", "departure", "best"])
      .optional()
      .describe("`price` (as without it), `duration`, `departure`, or `best`: price, time and stops weighed together"),
    limit: queryInteger(z.number().int().min(1).max(MAX_OFFERS).optional()).describe(
      "So many offers at most, the first in the order of `sort`",
    ),
    include: z
      .array(z.enum(OFFER_PARTS))
      .min(1)
      .max(OFFER_PARTS.length)
      .optional()
      .describe("`price_parts` and `flight_details`: what searches leave out otherwise, because it is much"),
  })
  .meta({ id: "SearchQuery", description: "Where, when, and for whom; at most 9 seated passengers" });
export type SearchQuery = z.infer<typeof searchQuery>;

const ageBand = z
  .strictObject({ min: z.int().describe("Youngest, full years"), max: z.int().describe("Oldest, full years") })
  .meta({ id: "AgeBand", description: "Ages of a group" });

/** Lap infants have documents too. */
const MAX_TRAVELLERS = MAX_SEATED * 2;
/** Names of the check's query that are lists even where they come once. */
export const CHECK_LISTS = ["citizenships", "doc_expires"] as const;

/** Query of GET /offers/{id}. */
export const offerQuery = z
  .object({
    "with-additional-services": z.enum(["0", "1"]).optional().describe("`1` adds `additional_services`: the extra bags that can be bought"),
    citizenships: z
      .array(countryCode)
      .min(1)
      .max(MAX_TRAVELLERS)
      .optional()
      .describe("Whose citizens travel, ISO 3166-1 alpha-2, for `entry_rules` and `entry_warnings`; `UZ` where left out"),
    doc_expires: z
      .array(dateText)
      .min(1)
      .max(MAX_TRAVELLERS)
      .optional()
      .describe("Last days of their documents, `YYYY-MM-DD`, in the order of `citizenships`; `entry_warnings` tells which expire too soon"),
  })
  .meta({ id: "OfferQuery", description: "What else to answer" });

const ageGroup = z.enum(AGE_GROUPS);
const AGE_TEXT = "Age group: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat";

/** Extra bags that one passenger may buy with the booking, by their `id`. */
const additionalService = z
  .strictObject({
    id: z.string().describe("Send it in `additional_services` of the booking"),
    type: z.literal("baggage").describe("Always `baggage`"),
    title: notice.describe("What it is, in words"),
    passenger: z.int().describe("Whose bags: index in the offer's `passengers`, from 0"),
    age: ageGroup.describe(AGE_TEXT),
    direction: z.int().describe("Direction of the journey, from 0"),
    piece: z.int().describe("Number of pieces"),
    weight: z.int().describe("Maximum weight of each piece, kilograms"),
    price: money.describe("Price of all pieces together"),
  })
  .meta({ id: "AdditionalService", description: "Extra bags of one passenger for one direction" });

const offerPassenger = z
  .strictObject({ age: ageGroup.describe(AGE_TEXT), price: z.number().describe("Price for this passenger, in the offer's currency") })
  .meta({ id: "OfferPassenger", description: "A passenger as searched" });

const fareFeature = z
  .strictObject({
    code: z.string().describe("`hand_baggage`, `baggage`, `refund`, `change`, or the code of a service, such as `meal`; it stays the same"),
    included: z.boolean().describe("Whether the fare has it"),
    title: z.string().describe("The same in words, in the language of Accept-Language"),
  })
  .meta({ id: "FareFeature", description: "One thing that a fare has or has not" });

const priceParts = z
  .strictObject({
    age: ageGroup.describe(AGE_TEXT),
    count: z.int().describe("How many of them travel"),
    base: z.number().describe("Fare of one of them"),
    taxes: z.array(taxPart).describe("Taxes and charges of one of them"),
    service_fee: z.number().describe("The service's fee for one of them"),
    total: z.number().describe("What one of them pays: all of this together"),
  })
  .meta({ id: "PriceParts", description: "What the price of a passenger is made of, in the offer's currency" });

export const offer = z
  .strictObject({
    id: z.string().describe("Offer id, for the check, the fare family, the rules and the booking"),
    type: z.literal("avia").describe("Always `avia`"),
    is_charter: z.boolean().describe("Whether it is a charter flight"),
    is_vtrip: z
      .boolean()
      .describe("Virtual interlining: separate tickets of carriers without an agreement, with transfers on the passenger's own risk"),
    flight_type: z.enum(FLIGHT_TYPES).describe("Category of the offer"),
    price: money.describe("Total for all passengers"),
    recommended_price: money.describe("What end consumers are recommended to be charged"),
    taxes_and_fees: money.describe("Taxes, charges and the service's fee inside `price`"),
    transfers: z.boolean().describe("Whether there are connections"),
    baggage: z.boolean().describe("Whether baggage is in the price"),
    refund: z.boolean().describe("Whether a refund is possible"),
    is_fare_family: z.boolean().describe("Whether other fares of the same flights can be listed"),
    fare_family_type: z.string().describe("Name of this fare"),
    fare_family_services: z.array(z.array(z.string())).describe("What this fare includes, one list per direction"),
    fare_family_features: z
      .array(z.array(fareFeature))
      .describe("The same with codes, and with what this fare has not: one list per direction"),
    ticketing_time_limit: dateTimeText.describe("When an unpaid booking of it is cancelled, UTC, `YYYY-MM-DD HH:MM:SS`"),
    passengers: z.array(offerPassenger).describe("One item per passenger searched for"),
    age_thresholds: z
      .strictObject({
        adult: ageBand.describe("Adults"),
        child: ageBand.describe("Children"),
        infant: ageBand.describe("Infants"),
      })
      .describe("Ages of the groups, counted on the date of the last flight"),
    documents: z.partialRecord(ageGroup, z.array(z.string())).describe("Age group to the `doc_type` codes that it may book with"),
    directions: z.array(offerDirection).describe("One item per direction searched for, in their order"),
    information_for_clients: z.array(notice).describe("What the passenger should know"),
    expires_at: instantText
      .optional()
      .describe(
        "Until when the id is kept, UTC, ISO 8601. It is no promise of the price: a booking by then costs what this account was shown last for the id, or `expected_price` where you send it, or is refused with 1030, 1031 or 100500, sold out, or flights changed. The price of a booking stays until its own `expires_at`",
      ),
    price_parts: z
      .array(priceParts)
      .optional()
      .describe("Parts of the price by age group; in a search only where asked for with `include=price_parts`"),
    additional_services: z
      .array(additionalService)
      .optional()
      .describe("Extra bags for sale; only where asked for with `with-additional-services=1`"),
    ...entryAdvice,
  })
  .meta({ id: "Offer", description: "Flights at a price" });
export type Offer = z.infer<typeof offer>;
export type AdditionalService = z.infer<typeof additionalService>;
export type OfferDirection = z.infer<typeof offerDirection>;

const penalty = z
  .strictObject({
    allowed: z.boolean().describe("Whether it is allowed"),
    amount: z.number().nullable().describe("Penalty per passenger; null where it is not allowed"),
    currency: z.enum(CURRENCIES).describe("Currency of the penalty, ISO 4217"),
  })
  .meta({ id: "Penalty", description: "Whether something is allowed, and what it costs" });

const conditions = z
  .strictObject({ before_departure: penalty.describe("Before departure"), after_departure: penalty.describe("From departure on") })
  .meta({ id: "Conditions", description: "Conditions before and after departure" });

/** One fare's conditions, for the part of a direction that it prices (paths 6 and 9 of interface-facts). */
export const fareRule = z
  .strictObject({
    direction: z.int().describe("Direction of the journey, from 0"),
    departure_airport: z.string().describe("Where the fare begins, IATA code"),
    arrival_airport: z.string().describe("Where the fare ends, IATA code"),
    airline: carrier.describe("Carrier whose fare it is"),
    flight_numbers: z.array(z.string()).describe("Flights that it prices, carrier and number: `HY 271`"),
    fare_basis: z.string().describe("Fare basis code"),
    fare_family_type: z.string().describe("Name of the fare"),
    booking_class: z.string().describe("Booking class, one letter"),
    refund: conditions.describe("Conditions of a refund"),
    change: conditions.describe("Conditions of an exchange"),
    handbags: carriage.describe("Hand baggage in the price"),
    baggage: carriage.nullable().describe("Baggage in the price; null where there is none"),
    text: notice.describe("The same in words"),
  })
  .meta({ id: "FareRule", description: "Conditions of one fare" });
export type FareRule = z.infer<typeof fareRule>;
