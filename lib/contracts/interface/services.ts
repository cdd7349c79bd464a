import { z } from "zod";
import {
  airlineCodes,
  airportCode,
  carrier,
  countryCode,
  dateText,
  dateTimeText,
  notice,
  operatingCarrier,
  PLACE_TYPE,
  placeType,
} from "../shared";

/** Query of GET /services/schedule. */
export const scheduleQuery = z
  .object({
    departure_from: dateText.describe("First day of departure, local"),
    departure_to: dateText.describe("Last day of departure, local, included"),
    airport_from: airportCode.optional().describe("Departure airport or city, IATA code"),
    airport_to: airportCode.optional().describe("Arrival airport or city, IATA code"),
    airport_from_type: placeType.describe(`What \`airport_from\` means, ${PLACE_TYPE}`),
    airport_to_type: placeType.describe(`What \`airport_to\` means, ${PLACE_TYPE}`),
    airlines: airlineCodes.optional().describe("IATA carrier codes; all carriers where none is given"),
  })
  .meta({ id: "ScheduleQuery", description: "Which part of the schedule" });
export type ScheduleRequest = z.infer<typeof scheduleQuery>;

const scheduleAirport = z
  .strictObject({
    code: z.string().describe("IATA airport code"),
    title: notice.describe("Name of the airport"),
    city: notice.describe("City"),
    country: notice.describe("Country"),
  })
  .meta({ id: "ScheduleAirport", description: "An airport of the schedule" });

export const scheduleEntry = z
  .strictObject({
    flight_number: z.string().describe("Flight number without the carrier's code"),
    departure: dateTimeText.describe("Departure, local time of its airport, `YYYY-MM-DD HH:MM:SS`"),
    arrival: dateTimeText.describe("Arrival, local time of its airport, `YYYY-MM-DD HH:MM:SS`"),
    departure_airport: scheduleAirport.describe("Where it departs"),
    arrival_airport: scheduleAirport.describe("Where it arrives"),
    airline: carrier.describe("Carrier of the flight"),
    operating_airline: operatingCarrier.optional().describe("Who operates the flight, where it is not its carrier"),
    duration: z.int().optional().describe("From departure to arrival, minutes"),
    aircraft: z.string().optional().describe("Name of the aircraft type"),
    aircraft_code: z.string().optional().describe("IATA code of the aircraft type"),
  })
  .meta({ id: "ScheduleEntry", description: "One flight on one day" });
export type ScheduleEntry = z.infer<typeof scheduleEntry>;

/** Query of GET /visa-types and /visa-types/v2. */
export const visaQuery = z
  .object({
    countries: z.array(countryCode).min(1).max(250).describe("Countries of destination, ISO 3166-1 alpha-2"),
  })
  .meta({ id: "VisaQuery", description: "Which countries" });

const visaType = z
  .strictObject({
    id: z.int().describe("Id of the visa type"),
    title: z.string().describe("Name of the visa type"),
    description: z.string().nullable().describe("More about it; null where there is nothing to say"),
  })
  .meta({ id: "VisaType", description: "A kind of entry visa" });
const visaCountry = {
  code: z.string().describe("ISO 3166-1 alpha-2 code"),
  name_ru: z.string().describe("Name in Russian"),
  name_en: z.string().describe("Name in English"),
};
const continent = z.string().describe("Continent");
const visaTypeList = z.array(visaType).describe("Visas that may be had");

export const visaTypesLegacy = z.record(
  z.string(),
  z
    .strictObject({ ...visaCountry, continent, visa_types: visaTypeList })
    .meta({ id: "VisaCountryLegacy", description: "Entry visas of a country for citizens of Uzbekistan" }),
);
const visasForCitizens = z
  .strictObject({ ...visaCountry, visa_types: visaTypeList })
  .meta({ id: "VisasForCitizens", description: "Entry visas for the citizens of one country" });
export const visaTypes = z.record(
  z.string(),
  z
    .strictObject({
      ...visaCountry,
      continent,
      visas_for_citizens: z.record(z.string(), visasForCitizens).describe("By the country of citizenship, ISO 3166-1 alpha-2"),
    })
    .meta({ id: "VisaCountry", description: "Entry visas of a country" }),
);
export type VisaTypes = z.infer<typeof visaTypes>;
export type VisaTypesLegacy = z.infer<typeof visaTypesLegacy>;
