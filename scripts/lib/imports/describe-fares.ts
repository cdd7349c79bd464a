import { type FareChange, isChanged, type PriceChange } from "@/lib/domain/pricing/fare-changes/fare-change";
import { priceText } from "@/lib/domain/pricing/fare-changes/first-prices";
import { describeList, describeNames, describeTerms, listed, NAMED } from "./describe-names";

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

function describePrice({ of, before, after }: PriceChange): string {
  return `${of}: from ${priceText(after)}, before ${priceText(before)}`;
}
