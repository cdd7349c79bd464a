import { z } from "zod";
import { ENTRY_KINDS } from "@/lib/domain/entry/entry-kind";
import { BORDER_REASONS } from "@/lib/domain/entry/visits";
import { ENTRY_WARNINGS } from "@/lib/domain/entry/warnings";
import { MAX_SEATED } from "@/lib/domain/passengers/passengers";
import { MAX_DIRECTIONS } from "../limits";
import { airportCode, dateText } from "../shared";

const MAX_FLIGHTS = 8;

const entryFlight = z.object({
  departure_airport: airportCode,
  /** Local day, `YYYY-MM-DD`. */
  departure_date: dateText,
  arrival_airport: airportCode,
  arrival_date: dateText,
  /** Whether the next flight of the direction is on another ticket. */
  self_transfer: z.boolean(),
});

/** Body of POST /api/portal/entry-requirements: of travellers nothing but whose citizens they are. */
export const entryRequest = z.object({
  /** ISO 3166-1 alpha-2. */
  citizenships: z.array(z.string().length(2)).min(1).max(MAX_SEATED),
  directions: z.array(z.array(entryFlight).min(1).max(MAX_FLIGHTS)).min(1).max(MAX_DIRECTIONS),
});
export type EntryRequest = z.infer<typeof entryRequest>;

const passportRule = z
  .strictObject({
    valid_until: z.string().describe("Day until which the document must be valid at least, `YYYY-MM-DD`"),
    months: z.int().describe("Full months beyond the day"),
    from: z.enum(["arrival", "departure"]).describe("Which day the months are counted from"),
    source: z
      .string()
      .nullable()
      .describe("Where it is written; null where the country's own rule is not on file, and this is what is usually asked for"),
    source_date: z.string().nullable().describe("Since when the source says so, `YYYY-MM`; null without a source"),
  })
  .meta({ id: "PassportRule", description: "How long a document must be valid" });

const entryCountry = z
  .strictObject({
    country: z.string().describe("ISO 3166-1 alpha-2 code"),
    name: z.string().describe("Name in the language of Accept-Language"),
    purpose: z.enum(["destination", "connection"]).describe("Whether the journey ends here or connects"),
    enters: z.boolean().describe("Whether travellers pass its border; they may stay in the transit zone otherwise"),
    reasons: z.array(z.enum(BORDER_REASONS)).describe("Why a connection passes the border; empty for a destination"),
    kind: z.enum(ENTRY_KINDS).nullable().describe("How holders of an ordinary passport may enter; null where no rule is on file"),
    days: z.int().nullable().describe("Days allowed; null where the source names none"),
    disputed_kind: z.enum(ENTRY_KINDS).nullable().describe("What another official source says; null where none says otherwise"),
    source: z.string().nullable().describe("Where the rule is written; null without one"),
    source_date: z.string().nullable().describe("As of when, `YYYY-MM-DD` or `YYYY-MM`; null without a rule"),
    stay_days: z.int().nullable().describe("Longest stay of the journey, days, both ends counted; null where its end is not known"),
    passport: passportRule
      .nullable()
      .describe("How long the document must be valid; null where the border is not passed, or nothing beyond the journey is asked for"),
  })
  .meta({ id: "EntryCountry", description: "What one country on the way asks of citizens" });
export type EntryCountry = z.infer<typeof entryCountry>;

/** What the countries on the way ask of citizens of one country; their own is left out. */
export const entryRequirements = z
  .strictObject({
    citizenship: z.string().describe("ISO 3166-1 alpha-2 code"),
    name: z.string().describe("Name of that country in the language of Accept-Language"),
    countries: z.array(entryCountry).describe("Countries where the journey arrives or connects, in the order of travel"),
  })
  .meta({
    id: "EntryRequirements",
    description: "What the countries on the way ask of the citizens of one country; their own is left out",
  });
export type EntryRequirements = z.infer<typeof entryRequirements>;

const entryWarning = z
  .strictObject({
    passenger: z.int().describe("Whom it concerns: index in `passengers` of a booking, in `citizenships` of a check, from 0"),
    code: z
      .enum(ENTRY_WARNINGS)
      .describe(
        "`document_expires_too_soon`: before `passport.valid_until` of the country; `stay_too_long`: longer than its `days`; `without_adult`: under 18, and nobody on the journey is older (bookings alone)",
      ),
    country: z.string().describe("Country that it is about, ISO 3166-1 alpha-2; of `without_adult` the first that is left"),
    message: z.string().describe("The same in words, in the language of Accept-Language"),
  })
  .meta({ id: "EntryWarning", description: "What a passenger has to mind on the way; it stands in the way of no booking" });
export type EntryWarning = z.infer<typeof entryWarning>;

const WHERE_MISSING = "missing where the rules cannot be read";

/** Fields of checked offers and of bookings. */
export const entryAdvice = {
  entry_rules: z
    .array(entryRequirements)
    .optional()
    .describe(`Visa, stay and validity of documents that the countries on the way ask for, one item per citizenship; ${WHERE_MISSING}`),
  entry_warnings: z
    .array(entryWarning)
    .optional()
    .describe(
      `Documents that expire too soon, stays that are too long, and children without an adult; nothing of it refuses a booking; ${WHERE_MISSING}`,
    ),
};
export type EntryAdvice = { entry_rules: EntryRequirements[]; entry_warnings: EntryWarning[] };
