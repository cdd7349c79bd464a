import { z } from "zod";
import { FLIGHT_TYPES } from "@/lib/domain/offer";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { MAX_OFFERS } from "../limits";
import { airport, carriage, carrier, dateTimeText, instantText, money, operatingCarrier, queryInteger } from "../shared";
import { SEARCH_LISTS, searchQuery } from "./offers";

/** Names of the query that are lists even where they come once. */
export const LEAN_LISTS = SEARCH_LISTS.filter((name) => name !== "include");
export const USUAL_PAGE = 50;

/** Query of GET /offers/lean: a search's, in pages. */
export const leanQuery = searchQuery
  .omit({ include: true })
  .extend({
    limit: queryInteger(z.number().int().min(1).max(MAX_OFFERS).optional()).describe(`Offers on a page; ${USUAL_PAGE} without it`),
    cursor: z
      .string()
      .max(100)
      .optional()
      .describe("`next_cursor` of the page before, with the same other parameters; the first page without it"),
  })
  .meta({ id: "LeanSearchQuery", description: "Where, when, for whom, and which page; at most 9 seated passengers" });
export type LeanQuery = z.infer<typeof leanQuery>;

const code = (what: string) => z.string().describe(`${what}: its key in \`references\``);
const LOCAL = "Local time of the airport, `YYYY-MM-DD HH:MM:SS`";

const leanStop = z
  .strictObject({
    airport: code("Airport"),
    terminal: z.string().nullable().describe("Name or code of the terminal; null where none is known"),
    datetime: dateTimeText.describe(LOCAL),
    utc: instantText.describe("The same moment, UTC, ISO 8601"),
  })
  .meta({ id: "LeanStop", description: "Where and when a flight departs or arrives, airports by their codes" });

const leanTechnicalStop = z
  .strictObject({
    airport: code("Airport"),
    arrival_datetime: dateTimeText.describe(LOCAL),
    departure_datetime: dateTimeText.describe(LOCAL),
    duration: z.int().describe("Length of the stop, minutes"),
  })
  .meta({ id: "LeanTechnicalStop", description: "A stop on the way, airports by their codes" });

const leanSegment = z
  .strictObject({
    airline: code("Carrier"),
    flight_number: z.string().describe("Flight number without the carrier's code"),
    operating_airline: operatingCarrier.optional().describe("Who operates the flight, where it is not its carrier"),
    surface: z.literal(true).optional().describe("Present where it is no flight but a journey by bus, train or boat under a flight number"),
    departure: leanStop.describe("Departure of the flight"),
    arrival: leanStop.describe("Arrival of the flight"),
    travel_time: z.int().describe("Flight time, minutes"),
    aircraft: code("Aircraft type"),
    technical_stops: z.array(leanTechnicalStop).describe("Stops on the way"),
    service_class: z.enum(["E", "B"]).describe("`E` economy, `B` business"),
    booking_class: z.string().describe("Booking class, one letter"),
    fare_basis: z.string().describe("Fare basis code"),
    seats: z.int().describe("Free seats at this price"),
    refund: z.boolean().describe("Whether a refund is possible"),
    change: z.boolean().describe("Whether an exchange is possible"),
    handbags: carriage.describe("Hand baggage in the price"),
    baggage: carriage.nullable().describe("Baggage in the price; null where there is none"),
  })
  .meta({ id: "LeanSegment", description: "One flight at one fare, which many offers may share" });

const leanDirection = z
  .strictObject({
    segments: z.array(z.int()).describe("Flights in their order: index in `segments`, from 0"),
    route_duration: z.int().describe("From the first departure to the last arrival, minutes"),
    connections: z
      .array(
        z.strictObject({
          minutes: z.int().describe("Time between the two flights"),
          self_transfer: z.boolean().describe("Whether the next flight is on another ticket, at the passenger's own risk"),
        }),
      )
      .describe("Between each flight and the next; empty without a connection"),
  })
  .meta({ id: "LeanDirection", description: "One way of the journey" });

const leanPassenger = z
  .strictObject({
    age: z.enum(AGE_GROUPS).describe("Age group: `adt`, `chd`, `inf`, `ins`"),
    count: z.int().describe("How many of them travel"),
    price: z.number().describe("Price for one of them, in the offer's currency"),
  })
  .meta({ id: "LeanPassenger", description: "The passengers of an age group" });

const leanOffer = z
  .strictObject({
    id: z.string().describe("Offer id, for the check, the fare family, the rules and the booking, as in any search"),
    flight_type: z.enum(FLIGHT_TYPES).describe("Category of the offer"),
    price: money.describe("Total for all passengers"),
    recommended_price: money.describe("What end consumers are recommended to be charged"),
    taxes_and_fees: money.describe("Taxes, charges and the service's fee inside `price`"),
    passengers: z.array(leanPassenger).describe("By age group"),
    is_fare_family: z.boolean().describe("Whether other fares of the same flights can be listed"),
    fare_family_type: z.string().describe("Name of this fare"),
    ticketing_time_limit: dateTimeText.describe("When an unpaid booking of it is cancelled, UTC, `YYYY-MM-DD HH:MM:SS`"),
    expires_at: instantText.describe("Until when the id is kept, UTC, ISO 8601"),
    directions: z.array(leanDirection).describe("One item per direction searched for, in their order"),
  })
  .meta({ id: "LeanOffer", description: "Flights at a price, in short: the check tells the rest" });

export const leanOffers = z
  .strictObject({
    items: z.array(leanOffer).describe("Offers of this page, in the order of `sort`"),
    segments: z.array(leanSegment).describe("Their flights, each once"),
    references: z
      .strictObject({
        airports: z.record(z.string(), airport).describe("By IATA airport code"),
        airlines: z.record(z.string(), carrier).describe("By IATA carrier code"),
        aircraft: z
          .record(
            z.string(),
            z.strictObject({ code: z.string().describe("IATA type code"), title: z.string().describe("Name of the aircraft") }),
          )
          .describe("By IATA type code"),
      })
      .describe("What the flights name, each once"),
    total: z.int().describe("Offers on all pages together"),
    next_cursor: z.string().nullable().describe("Send it as `cursor` for the next page; null on the last one"),
  })
  .meta({ id: "LeanOffers", description: "A page of offers without repetitions" });
export type LeanOffers = z.infer<typeof leanOffers>;
