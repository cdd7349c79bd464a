import { z } from "zod";
import { REGIONS } from "@/lib/domain/places/regions";
import { MAX_CALENDAR_DAYS, MAX_FLEXIBLE_DAYS, MAX_NIGHTS } from "../limits";
import {
  airport,
  airportCode,
  country,
  dateText,
  emptyIsMissing,
  intlText,
  money,
  PLACE_TYPE,
  PLACES_BESIDE,
  placesBeside,
  placeType,
  queryInteger,
} from "../shared";
import { travelFilters, travelParty } from "./offers";

const NIGHTS = "a round trip from the day of departure to that of the way back";
const nights = z.preprocess(emptyIsMissing, queryInteger(z.number().int().min(1).max(MAX_NIGHTS).optional()));

/** Query of GET /offers/calendar. */
export const calendarQuery = z
  .object({
    departure_airport: airportCode.describe("Departure airport or city, IATA code"),
    arrival_airport: airportCode.describe("Arrival airport or city, IATA code"),
    departure_type: placeType.describe(`What \`departure_airport\` means, ${PLACE_TYPE}`),
    arrival_type: placeType.describe(`What \`arrival_airport\` means, ${PLACE_TYPE}`),
    departure_also: placesBeside.describe(`Further airports or cities of departure, ${PLACES_BESIDE}`),
    arrival_also: placesBeside.describe(`Further airports or cities of arrival, ${PLACES_BESIDE}`),
    date: dateText.describe("Day of departure, local, `YYYY-MM-DD`"),
    return_date: dateText.optional().describe("Day of the way back; without it the prices are one way"),
    date_from: dateText.optional().describe("First day of `days`; without it `date`"),
    days: z
      .preprocess(emptyIsMissing, queryInteger(z.number().int().min(1).max(MAX_CALENDAR_DAYS).optional()))
      .describe(`How many days from \`date_from\` on, ${MAX_CALENDAR_DAYS} without it`),
    flexible_days: z
      .preprocess(emptyIsMissing, queryInteger(z.number().int().min(0).max(MAX_FLEXIBLE_DAYS).optional()))
      .describe(`Days to either side of both dates in \`matrix\`, ${MAX_FLEXIBLE_DAYS} without it; nothing one way`),
    ...travelParty,
    ...travelFilters,
  })
  .meta({ id: "CalendarQuery", description: "Lowest prices around which dates, and for whom" });
export type CalendarQuery = z.infer<typeof calendarQuery>;

export const lowestPrice = z
  .strictObject({
    price: money.describe("Total for all passengers, the service's fee included: what a search of that day shows as its cheapest offer"),
    stops: z.int().describe("Stops of the journey; of a round trip those of the direction with more"),
    airlines: z.array(z.string()).describe("Carriers in the order of travel, each once, IATA codes"),
    route_duration: z.int().describe("First departure to last arrival, minutes; both directions of a round trip together"),
    is_vtrip: z.boolean().describe("Whether it is on separate tickets of carriers without an agreement, as of an offer"),
  })
  .meta({ id: "LowestPrice", description: "The cheapest journey" });
export type LowestPriceView = z.infer<typeof lowestPrice>;

export const calendarDay = z
  .strictObject({
    date: z.string().describe("Day of departure, local, `YYYY-MM-DD`"),
    return_date: z.string().nullable().describe("Day of the way back, `YYYY-MM-DD`; null one way"),
    lowest: lowestPrice.nullable().describe("The cheapest journey; null where nothing is for sale"),
  })
  .meta({ id: "CalendarDay", description: "The lowest price of a day, or of a pair of days" });
export type CalendarDay = z.infer<typeof calendarDay>;

export const calendar = z
  .strictObject({
    days: z
      .array(calendarDay)
      .describe("Day by day from `date_from` on; of a round trip with as many days away as there are from `date` to `return_date`"),
    matrix: z
      .array(calendarDay)
      .describe("Every pair of days around a round trip's dates, the way back never before the way out; empty one way"),
  })
  .meta({ id: "Calendar", description: "Lowest prices by days" });
export type Calendar = z.infer<typeof calendar>;

/** Query of GET /offers/destinations. */
export const destinationsQuery = z
  .object({
    departure_airport: airportCode.describe("Departure airport or city, IATA code"),
    departure_type: placeType.describe(`What \`departure_airport\` means, ${PLACE_TYPE}`),
    date_from: dateText.describe("First day of departure, local, `YYYY-MM-DD`"),
    date_to: dateText.describe(`Last day of departure; at most ${MAX_CALENDAR_DAYS} days in all`),
    nights_from: nights.describe(`Fewest days of ${NIGHTS}; without it and \`nights_to\` the prices are one way`),
    nights_to: nights.describe(`Most days of ${NIGHTS}, ${MAX_NIGHTS} at most`),
    ...travelParty,
    ...travelFilters,
  })
  .meta({ id: "DestinationsQuery", description: "From where, in which period, and for whom" });
export type DestinationsQuery = z.infer<typeof destinationsQuery>;

const location = z
  .strictObject({
    latitude: z.number().describe("Degrees, north positive"),
    longitude: z.number().describe("Degrees, east positive"),
  })
  .meta({ id: "Location", description: "A place on the earth" });
export type Location = z.infer<typeof location>;

const cityPlace = z
  .strictObject({
    code: z.string().length(3).describe("IATA code of the city, or of the airport where the city has none; a search takes it"),
    title: z.string().describe("Name in the language of Accept-Language"),
    title_intl: intlText.describe("Name in three languages"),
    country: country.describe("Country"),
    region: z.enum(REGIONS).nullable().describe("Part of the world; null where the place is unknown"),
    location: location.nullable().describe("Where it is, for maps; null where the place is unknown"),
  })
  .meta({ id: "CityPlace", description: "A city" });

export const destination = z
  .strictObject({
    place: cityPlace.describe("Where to"),
    airport: airport.describe("Airport where the cheapest journey, or its way out, arrives"),
    date: z.string().describe("Day of departure of the cheapest journey, local, `YYYY-MM-DD`; the earliest of several"),
    return_date: z.string().nullable().describe("Day of its way back, `YYYY-MM-DD`; null one way"),
    lowest: lowestPrice.describe("The cheapest journey, there and back where nights were given"),
  })
  .meta({ id: "Destination", description: "The lowest price to a city" });
export type Destination = z.infer<typeof destination>;
