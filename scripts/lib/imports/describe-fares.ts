import {
  type FareChange,
  isChanged,
  type NameChange,
  type PriceChange,
  type TermChange,
} from "@/lib/domain/pricing/fare-changes/fare-change";
import { priceText } from "@/lib/domain/pricing/fare-changes/first-prices";

/** Names and prices told one by one; the report as JSON has all of them. */
const NAMED = 20;
/** Values of a column told one by one. */
const NAMED_VALUES = 5;

/** What becomes of carriers' fares: what they gain and lose, and the first price of each route that has another one. */
export function describeFares(changes: readonly FareChange[]): string[] {
  return changes.flatMap((change) => (isChanged(change) ? describeCarrier(change) : [`  ${change.carrier}: nothing changes`]));
}

function describeCarrier(change: FareChange): string[] {
  const { carrier, fares, routes, brands, brandsOfRoutes, seasons, unsoldSeasons, bookingClasses, firstPrices } = change;
  return [
    `  ${carrier} fares: ${fares.before} before, ${fares.after} after; added ${fares.added}, removed ${fares.removed}, changed ${fares.changed}`,
    ...describeNames(`${carrier} routes`, routes),
    ...describeNames(`${carrier} brands`, brands),
    ...describeNames(`${carrier} brands of routes`, brandsOfRoutes),
    ...describeNames(`${carrier} seasons`, seasons),
    ...(unsoldSeasons.length > 0 ? [`  ${carrier} not sold any more on all days of: ${listed(unsoldSeasons)}`] : []),
    ...describeList(`${carrier} routes sold on fewer days of the year or week`, change.shorterRoutes),
    ...describeList(`${carrier} brands of routes sold on fewer days of the year or week`, change.shorterBrands),
    ...describeList(`${carrier} routes whose sale ends earlier (advance purchase)`, change.earlierRoutes),
    ...describeList(`${carrier} brands of routes whose sale ends earlier (advance purchase)`, change.earlierBrands),
    ...describeNames(`${carrier} booking classes`, bookingClasses),
    ...firstPrices.slice(0, NAMED).map((change) => `  ${carrier} ${describePrice(change)}`),
    ...(firstPrices.length > NAMED ? [`  … and ${firstPrices.length - NAMED} more routes of ${carrier} whose first price changes`] : []),
    ...describeTerms(carrier, change.terms, "fares"),
  ];
}

function describeNames(what: string, { lost, gained }: NameChange): string[] {
  return [...describeList(`${what} lost`, lost), ...describeList(`${what} gained`, gained)];
}

/** A line, or none where nothing is named. */
function describeList(what: string, names: readonly string[]): string[] {
  return names.length > 0 ? [`  ${what}, ${names.length}: ${listed(names)}`] : [];
}

/** What changes of rows, a column a line. @param what the rows are, e.g. `fares` */
function describeTerms(whose: string, terms: readonly TermChange[], what: string): string[] {
  return terms.map(({ term, rows, values, moreValues }) => {
    const more = Math.max(0, values.length - NAMED_VALUES) + moreValues;
    const named = values.slice(0, NAMED_VALUES).map(({ value, rows: times }) => (values.length === 1 ? value : `${value} (${times})`));
    return `  ${whose} ${term} of ${rows} ${what}: ${[...named, ...(more > 0 ? [`… and ${more} more`] : [])].join(", ")}`;
  });
}

function describePrice({ of, before, after }: PriceChange): string {
  return `${of}: from ${priceText(after)}, before ${priceText(before)}`;
}

function listed(names: readonly string[]): string {
  const more = names.length > NAMED ? [`… and ${names.length - NAMED} more`] : [];
  return [...names.slice(0, NAMED), ...more].join(", ");
}
