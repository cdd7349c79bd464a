import type { FiledCurrency } from "../../money";
import type { RowCounts } from "./same-rows";

/** What a carrier had by some names, and which of them come and go. Names are sorted. */
export interface NameChange {
  before: number;
  lost: string[];
  gained: string[];
}

/** The lowest that an adult pays, without taxes. */
export interface FirstPrice {
  amountMinor: number;
  currency: FiledCurrency;
}

/** A price before and after. */
export interface PriceChange {
  /** `TAS–IST`, `TAS–IST LITE`, or a fare's name `TAS–IST LITE K 06-01…08-31`. */
  of: string;
  before: FirstPrice;
  after: FirstPrice;
}

/** How a column of a file changes on rows that are there before and after. */
export interface TermChange {
  /** Name of the column. */
  term: string;
  rows: number;
  /** `75 → 0` and on how many rows, the most frequent first; of many different ones the first, and how many more there are. */
  values: { value: string; rows: number }[];
  moreValues: number;
}

/** What a fares file changes of one carrier's fares. */
export interface FareChange {
  carrier: string;
  /** Fares are the same where route, brand, class, season, days and advance purchase are; changed where anything else is not. */
  fares: RowCounts;
  routes: NameChange;
  brands: NameChange;
  /** Brands of the routes that are sold before and after: `TAS–IST FLEX`. */
  brandsOfRoutes: NameChange;
  bookingClasses: NameChange;
  /** As filed: `06-01…08-31`. */
  seasons: NameChange;
  /** Lost seasons on whose days a route is no longer sold at all, though it is on others. */
  unsoldSeasons: string[];
  /** Routes that are sold on fewer days of the year or of the week than before. */
  shorterRoutes: string[];
  /** Brands that are, on routes that are not: `TAS–IST LITE`. */
  shorterBrands: string[];
  /** Routes whose sale ends earlier for some days of departure: a longer advance purchase. */
  earlierRoutes: string[];
  /** Brands whose sale does, on routes whose sale does not. */
  earlierBrands: string[];
  /** Routes whose first price is another one, in the order of names. */
  firstPrices: PriceChange[];
  /** What changes of the fares that are changed: amounts, percentages, bags, penalties and the rest. */
  terms: TermChange[];
  /** Prices of adults, children or infants that are ten times as high or as low, the worst first. */
  priceJumps: PriceChange[];
  /** Prices of adults that fall by more than the house lets one person lower them, the deepest fall first. */
  priceDrops: PriceChange[];
  /** By how much the price falls that falls deepest, hundredths of a percent. */
  deepestFallBp: number;
  /** Pairs of currencies whose prices could not be compared for want of an exchange rate: `KZT–USD`. */
  incomparable: string[];
}

/** Whether anything of a carrier's fares is another. */
export function isChanged({ fares }: FareChange): boolean {
  return fares.added + fares.removed + fares.changed > 0;
}
