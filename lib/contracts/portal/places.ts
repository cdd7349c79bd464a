import { z } from "zod";
import { ENTRY_KINDS } from "@/lib/domain/entry/entry-kind";
import { airportCode } from "../shared";

/** Query of GET /api/portal/places: what the agent has typed so far. */
export const placesQuery = z.object({ q: z.string().trim().max(60).default("") });

export const place = z.strictObject({
  /** IATA airport or metropolitan code. */
  code: z.string(),
  kind: z.enum(["city", "airport"]),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  /** The town that it was found by, where that is another one than its own. */
  town: z.string().optional(),
});
export type PlaceOption = z.infer<typeof place>;

/** Query of GET /api/portal/places/named: places one after the other, as experts write them. */
export const namedPlacesQuery = z.object({ q: z.string().trim().min(1).max(200) });

/** A part of such a text, and what it names; null where nothing is called so. */
const namedPlace = z.strictObject({ text: z.string(), place: place.nullable() });
export type NamedPlace = z.infer<typeof namedPlace>;

/** Query of GET /api/portal/places/nearby: code of an airport or a city. */
export const nearbyPlacesQuery = z.object({ code: airportCode });

/** A place that can be flown from, and how far it is from the one asked for, kilometres as the crow flies. */
const nearbyPlace = z.strictObject({ code: z.string(), city: z.string(), km: z.int() });
export type NearbyPlace = z.infer<typeof nearbyPlace>;

export const country = z.strictObject({ code: z.string(), name: z.string() });
export type CountryOption = z.infer<typeof country>;

/** One country's entry rule for the citizens of another, as the visa page shows it. */
export const entryRule = z.strictObject({
  country: z.string(),
  name: z.string(),
  continent: z.string(),
  kind: z.enum(ENTRY_KINDS),
  days: z.int().nullable(),
  disputed_kind: z.string().nullable(),
  source: z.string(),
  source_date: z.string(),
});
export type EntryRuleRow = z.infer<typeof entryRule>;

/** What the visa page shows. */
export interface EntryRules {
  /** Whose citizens the rules are for; null where there are none on file. */
  citizenship: CountryOption | null;
  /** All that rules are on file for. */
  citizenships: CountryOption[];
  rules: EntryRuleRow[];
}
