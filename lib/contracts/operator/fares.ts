import { z } from "zod";
import { FILED_CURRENCIES, isMajor } from "@/lib/domain/money";
import { pageNumber, pageOf } from "../paging";
import { priceImport, rowCounts } from "./price-import";

/** Shapes of the back office's pages of prices. Moments are ISO 8601, UTC; amounts are in major units of their currency. */

/** Fares on one page. */
export const FARES_PAGE = 50;

const code = (most: number) => z.string().trim().toUpperCase().min(1).max(most).optional();

const fareFilter = z.object({
  carrier: code(3),
  origin: code(3),
  destination: code(3),
  brand: z.string().trim().min(1).max(40).optional(),
  booking_class: code(1),
  /** A day of travel, `YYYY-MM-DD`: fares whose season, days of travel and days of the week have it. */
  date: z.iso.date().optional(),
  /** Fares that may be used on the carrier's flight of this number. */
  flight: z.coerce.number().int().min(1).max(9999).optional(),
});
export type FareFilter = z.infer<typeof fareFilter>;

/** Query of GET /api/operator/fares; `cursor` is `next_cursor` of the page before. */
export const fareQuery = fareFilter.extend({ cursor: z.string().max(200).optional() });
export type FareQuery = z.infer<typeof fareQuery>;

const fareItem = z.strictObject({
  id: z.string(),
  carrier: z.string(),
  origin: z.string(),
  destination: z.string(),
  brand: z.string(),
  booking_class: z.string(),
  cabin: z.enum(["E", "B"]),
  /** Of an adult for one direction, without taxes. */
  amount: z.number(),
  currency: z.enum(FILED_CURRENCIES),
  /** Percent of it. */
  child_percent: z.int(),
  infant_percent: z.int(),
  /** `MM-DD` of every year, both ends included; null is all year. */
  season_from: z.string().nullable(),
  season_to: z.string().nullable(),
  /** Days of departure from 1, Monday. */
  days_of_week: z.array(z.int()),
  advance_purchase_days: z.int(),
  baggage_pieces: z.int(),
  baggage_kg: z.int(),
  /** Penalties before departure; null is not permitted. */
  refund_before: z.number().nullable(),
  change_before: z.number().nullable(),
  /** Days of departure, and of sale in Tashkent, `YYYY-MM-DD`, both ends included; null bounds nothing. */
  travel_from: z.string().nullable(),
  travel_to: z.string().nullable(),
  sale_from: z.string().nullable(),
  sale_to: z.string().nullable(),
  /** Numbers of the carrier's flights that the fare is for; empty is any. */
  flight_numbers: z.array(z.int()),
});
export type FareItem = z.infer<typeof fareItem>;

/** Answer of GET /api/operator/fares: by carrier and route, as filed. */
export const farePage = z.strictObject({ items: z.array(fareItem), next_cursor: z.string().nullable() });
export type FarePage = z.infer<typeof farePage>;

/** Query of GET /api/operator/fare-imports. */
export const fareImportQuery = z.object({ page: pageNumber });

const fareImportItem = z.strictObject({
  ...priceImport,
  /** How many fares of which carriers it changed. */
  carriers: z.array(z.strictObject({ carrier: z.string(), ...rowCounts })),
});
export type FareImportItem = z.infer<typeof fareImportItem>;

/** Answer of GET /api/operator/fare-imports: newest first. */
export const fareImportPage = pageOf(fareImportItem);
export type FareImportPage = z.infer<typeof fareImportPage>;

/** Most fares that one edit names one by one. */
const MOST_CHOSEN = 500;
/** Largest amount of a fare, major units. */
const LARGEST_AMOUNT = 9_999_999_999;

const fareId = z.string().regex(/^\d{1,18}$/);
const chosen = z.array(fareId).min(1).max(MOST_CHOSEN);
const amount = z.number().positive().max(LARGEST_AMOUNT).refine(isMajor, "decimals");
/** Higher or lower by so much percent, with two decimals at most. */
const percent = z.number().min(-95).max(1_000).refine(isMajor, "decimals");
const monthDay = z.string().refine((text) => z.iso.date().safeParse(`2000-${text}`).success, "month_day");
/** Every year, both ends included. */
const season = z.strictObject({ from: monthDay, to: monthDay });
const date = z.iso.date();
/** The same, or days of one year. */
const seasonOrDates = z.union([season, z.strictObject({ from: date, to: date }).refine(({ from, to }) => from <= to, "dates_reversed")]);

/** Which fares: those that are named, or all of a filter that names something. */
const fareChoice = z.union([
  z.strictObject({ ids: chosen }),
  z.strictObject({ filter: fareFilter.refine((filter) => Object.values(filter).some((value) => value !== undefined), "empty") }),
]);

/**
 * Body of POST /api/operator/fare-drafts: what is done to which fares. A share is rounded to what prices in the currency are made of, halves up.
 * It becomes a file that is looked at and applied as an uploaded one.
 */
export const fareDraft = z.discriminatedUnion("edit", [
  z.strictObject({
    edit: z.literal("amounts"),
    amounts: z
      .array(z.strictObject({ id: fareId, amount }))
      .min(1)
      .max(MOST_CHOSEN),
  }),
  z.strictObject({ edit: z.literal("percent"), choice: fareChoice, percent: percent.refine((value) => value !== 0, "zero") }),
  z.strictObject({
    edit: z.literal("copy_season"),
    choice: fareChoice,
    // Null, or left out, is all year: nulls within a body are left out on their way.
    from: seasonOrDates.nullable().default(null),
    to: seasonOrDates,
    percent: percent.default(0),
  }),
]);
export type FareDraft = z.output<typeof fareDraft>;
export type FareDraftBody = z.input<typeof fareDraft>;
