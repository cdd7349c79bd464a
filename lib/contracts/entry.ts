import { z } from "zod";
import { ENTRY_KINDS } from "@/lib/domain/entry/entry-kind";
import { BORDER_REASONS } from "@/lib/domain/entry/visits";
import { MAX_SEATED } from "@/lib/domain/passengers/passengers";
import { MAX_DIRECTIONS } from "./limits";
import { airportCode, dateText } from "./shared";

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

const passportRule = z.strictObject({
  /** Day until which the passport must be valid at least, `YYYY-MM-DD`. */
  valid_until: z.string(),
  months: z.int(),
  from: z.enum(["arrival", "departure"]),
  /** Null where the country's own rule is not on file, and this is what is usually asked for. */
  source: z.string().nullable(),
  source_date: z.string().nullable(),
});

const entryCountry = z.strictObject({
  country: z.string(),
  name: z.string(),
  purpose: z.enum(["destination", "connection"]),
  /** Whether travellers pass its border; they may stay in the transit zone otherwise. */
  enters: z.boolean(),
  /** Why a connection passes the border. */
  reasons: z.array(z.enum(BORDER_REASONS)),
  /** Null where no rule is on file. */
  kind: z.enum(ENTRY_KINDS).nullable(),
  /** Days allowed; null where the source names none. */
  days: z.int().nullable(),
  disputed_kind: z.enum(ENTRY_KINDS).nullable(),
  source: z.string().nullable(),
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  source_date: z.string().nullable(),
  /** Longest stay of the journey, days; null where its end is not known. */
  stay_days: z.int().nullable(),
  /** Null where the border is not passed. */
  passport: passportRule.nullable(),
});
export type EntryCountry = z.infer<typeof entryCountry>;

/** What the countries on the way ask of citizens of one country; their own is left out. */
export const entryRequirements = z.strictObject({ citizenship: z.string(), name: z.string(), countries: z.array(entryCountry) });
export type EntryRequirements = z.infer<typeof entryRequirements>;
