import { type FareChange, isChanged, type NameChange, type PriceChange } from "@/lib/domain/pricing/fare-changes/fare-change";
import { priceText } from "@/lib/domain/pricing/fare-changes/first-prices";

/** Names and prices told one by one; the report as JSON has all of them. */
const NAMED = 20;

/** What becomes of carriers' fares: what they gain and lose, and the first price of each route that has another one. */
export function describeFares(changes: readonly FareChange[]): string[] {
  return changes.flatMap((change) => (isChanged(change) ? describeCarrier(change) : [`  ${change.carrier}: nothing changes`]));
}

function describeCarrier({ carrier, fares, firstPrices, ...names }: FareChange): string[] {
  const { routes, brands, brandsOfRoutes, seasons, unsoldSeasons, shorterRoutes, bookingClasses } = names;
  return [
    `  ${carrier} fares: ${fares.before} before, ${fares.after} after; added ${fares.added}, removed ${fares.removed}, changed ${fares.changed}`,
    ...describeNames(`${carrier} routes`, routes),
    ...describeNames(`${carrier} brands`, brands),
    ...describeNames(`${carrier} brands of routes`, brandsOfRoutes),
    ...describeNames(`${carrier} seasons`, seasons),
    ...(unsoldSeasons.length > 0 ? [`  ${carrier} not sold any more on all days of: ${listed(unsoldSeasons)}`] : []),
    ...(shorterRoutes.length > 0
      ? [`  ${carrier} routes sold on fewer days of the year, ${shorterRoutes.length}: ${listed(shorterRoutes)}`]
      : []),
    ...describeNames(`${carrier} booking classes`, bookingClasses),
    ...firstPrices.slice(0, NAMED).map((change) => `  ${carrier} ${describePrice(change)}`),
    ...(firstPrices.length > NAMED ? [`  … and ${firstPrices.length - NAMED} more routes of ${carrier} whose first price changes`] : []),
  ];
}

function describeNames(what: string, { lost, gained }: NameChange): string[] {
  return [
    ...(lost.length > 0 ? [`  ${what} lost, ${lost.length}: ${listed(lost)}`] : []),
    ...(gained.length > 0 ? [`  ${what} gained, ${gained.length}: ${listed(gained)}`] : []),
  ];
}

function describePrice({ of, before, after }: PriceChange): string {
  return `${of}: from ${priceText(after)}, before ${priceText(before)}`;
}

function listed(names: readonly string[]): string {
  const more = names.length > NAMED ? [`… and ${names.length - NAMED} more`] : [];
  return [...names.slice(0, NAMED), ...more].join(", ");
}
