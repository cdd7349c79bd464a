import { z } from "zod";
import { dateText, dateTimeText, notice } from "./shared";

const airportCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, "airport");

/** Query of GET /services/schedule. */
export const scheduleQuery = z.object({
  departure_from: dateText,
  departure_to: dateText,
  airport_from: airportCode.optional(),
  airport_to: airportCode.optional(),
  airlines: z
    .array(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9]{2}$/, "airline"),
    )
    .max(50)
    .optional(),
});
export type ScheduleRequest = z.infer<typeof scheduleQuery>;

const scheduleAirport = z.strictObject({ code: z.string(), title: notice, city: notice, country: notice });

export const scheduleEntry = z.strictObject({
  flight_number: z.string(),
  departure: dateTimeText,
  arrival: dateTimeText,
  departure_airport: scheduleAirport,
  arrival_airport: scheduleAirport,
  airline: z.strictObject({ code: z.string(), title: z.string() }),
});
export type ScheduleEntry = z.infer<typeof scheduleEntry>;

/** Query of GET /visa-types and /visa-types/v2. */
export const visaQuery = z.object({
  countries: z
    .array(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}$/, "country"),
    )
    .min(1)
    .max(250),
});

const visaType = z.strictObject({ id: z.int(), title: z.string(), description: z.string().nullable() });
const visaCountry = { code: z.string(), name_ru: z.string(), name_en: z.string() };

export const visaTypesLegacy = z.record(
  z.string(),
  z.strictObject({ ...visaCountry, continent: z.string(), visa_types: z.array(visaType) }),
);
export const visaTypes = z.record(
  z.string(),
  z.strictObject({
    ...visaCountry,
    continent: z.string(),
    visas_for_citizens: z.record(z.string(), z.strictObject({ ...visaCountry, visa_types: z.array(visaType) })),
  }),
);
export type VisaTypes = z.infer<typeof visaTypes>;
export type VisaTypesLegacy = z.infer<typeof visaTypesLegacy>;
