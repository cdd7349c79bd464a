import { z } from "zod";
import { DOC_TYPES } from "@/lib/domain/passengers/doc-types";
import { country, intlText, notice, queryInteger } from "../shared";

/** Lists that programs keep: places, carriers, aircraft, countries, documents, services, errors. */

const title = z.string().describe("Name in the language of Accept-Language");
const titleIntl = intlText.describe("Name in three languages");
const countryCode = z.string().length(2).describe("Country, ISO 3166-1 alpha-2 code");

const MAX_PLACES = 50;

/** Query of GET /reference/places. */
export const referencePlacesQuery = z
  .object({
    q: z
      .string()
      .trim()
      .max(60)
      .optional()
      .describe(
        "What was typed: the beginning of a name in any of the three languages and either alphabet, or a code; popular places without it",
      ),
    limit: queryInteger(z.number().int().min(1).max(MAX_PLACES).optional()).describe("So many places at most; 10 without it"),
  })
  .meta({ id: "PlacesQuery", description: "What was typed so far" });

export const referencePlace = z
  .strictObject({
    code: z.string().length(3).describe("IATA code; a search takes it as `departure_airport` or `arrival_airport`"),
    type: z.enum(["city", "airport"]).describe("`city` stands for all airports of a city"),
    title,
    title_intl: titleIntl,
    city: z.string().describe("City in the language of Accept-Language"),
    city_intl: intlText.describe("City in three languages"),
    country: country.describe("Country of the place"),
    airports: z.array(z.string()).describe("IATA codes of the airports that a search for it looks at"),
    town_intl: intlText
      .nullable()
      .describe("The town that was typed, where this place's airport serves it and it has none of its own (Mecca, of Jeddah); else null"),
  })
  .meta({ id: "ReferencePlace", description: "A city or an airport that can be searched" });
export type ReferencePlace = z.infer<typeof referencePlace>;

export const referenceAirport = z
  .strictObject({
    code: z.string().length(3).describe("IATA airport code"),
    city_code: z.string().length(3).describe("IATA code of the city; the airport's own where it stands alone"),
    title,
    title_intl: titleIntl,
    city: z.string().describe("City in the language of Accept-Language"),
    city_intl: intlText.describe("City in three languages"),
    country_code: countryCode,
    time_zone: z.string().describe("IANA time zone"),
    latitude: z.number().describe("Degrees, north positive"),
    longitude: z.number().describe("Degrees, east positive"),
  })
  .meta({ id: "ReferenceAirport", description: "An airport with scheduled service" });
export type ReferenceAirport = z.infer<typeof referenceAirport>;

export const referenceAirline = z
  .strictObject({
    code: z.string().length(2).describe("IATA carrier code"),
    icao_code: z.string().nullable().describe("ICAO carrier code; null where none is known"),
    title,
    title_intl: titleIntl,
    country_code: countryCode.nullable().describe("Country, ISO 3166-1 alpha-2 code; null where none is known"),
    ticket_prefix: z.string().nullable().describe("First three digits of its ticket numbers; null where none are known"),
    alliance: z.string().nullable().describe("`oneworld`, `SkyTeam` or `Star Alliance`; null for a carrier of none"),
    is_lowcost: z.boolean().describe("Whether it is a low-cost carrier"),
    is_charter: z.boolean().describe("Whether it is a charter carrier"),
  })
  .meta({ id: "ReferenceAirline", description: "A carrier" });
export type ReferenceAirline = z.infer<typeof referenceAirline>;

export const referenceAircraft = z
  .strictObject({
    code: z.string().length(3).describe("IATA type code"),
    title: z.string().describe("Name as its maker has it, in every language"),
  })
  .meta({ id: "ReferenceAircraft", description: "An aircraft type; buses, trains and boats under flight numbers have types too" });
export type ReferenceAircraft = z.infer<typeof referenceAircraft>;

export const referenceCountry = z
  .strictObject({
    code: z.string().length(2).describe("ISO 3166-1 alpha-2 code, and `XK` for Kosovo"),
    title,
    title_intl: titleIntl,
    continent: z.string().describe("Continent, in English"),
  })
  .meta({ id: "ReferenceCountry", description: "A country" });
export type ReferenceCountry = z.infer<typeof referenceCountry>;

export const referenceDocumentType = z
  .strictObject({
    code: z.enum(DOC_TYPES).describe("`doc_type` of a passenger"),
    title,
    title_intl: notice.describe("Name in three languages"),
    issued_by: z.string().nullable().describe("The one country that issues it, ISO 3166-1 alpha-2 code; null where all do"),
  })
  .meta({ id: "ReferenceDocumentType", description: "A kind of document to travel on" });
export type ReferenceDocumentType = z.infer<typeof referenceDocumentType>;

export const referenceService = z
  .strictObject({
    code: z.string().describe("`code` in `fare_family_features`"),
    title,
    title_intl: notice.describe("Name in three languages"),
  })
  .meta({ id: "ReferenceService", description: "Something that a fare may include" });
export type ReferenceService = z.infer<typeof referenceService>;

export const errorEntry = z
  .strictObject({
    code: z.int().describe("`error_code` of the envelope; several errors may share one"),
    name: z.string().describe("Its stable name, one of each"),
    status: z.int().describe("HTTP status"),
    remedy: z
      .enum(["repeat", "sign_in", "final"])
      .describe("`repeat` the same call after a wait, `sign_in` again and repeat once, or `final` until something else is sent"),
    message: z.string().describe("Text in the language of Accept-Language"),
    message_intl: notice.describe("Text in three languages"),
    operations: z.array(z.string()).describe("`operationId` of the calls that may answer it"),
  })
  .meta({ id: "ErrorEntry", description: "An error that calls may answer" });
export type ErrorEntry = z.infer<typeof errorEntry>;
