import { groupBy } from "@/lib/util/grouping";
import { toMajor } from "../../money";
import { exchangeFactor, type Rate } from "../exchange";
import type { Fare } from "../fare";
import type { FirstPrice, PriceChange } from "./fare-change";
import { fareName } from "./fare-names";

/** How many times one price is another; null where no exchange rate leads from one to the other. */
export type Compare = (price: FirstPrice, other: FirstPrice) => number | null;

/** So many times as high, or as low, is taken for a slip: a currency or the decimals. */
const SLIP = 10;
/** Compares prices by exchange rates. */
export function comparedBy(rates: readonly Rate[]): Compare {
  return (price, other) => {
    if (price.currency === other.currency) return price.amountMinor / other.amountMinor;
    const factor = exchangeFactor(rates, price.currency, other.currency);
    return factor === null ? null : (price.amountMinor * factor) / other.amountMinor;
  };
}

/** The lowest of some fares; the first of those that cannot be compared. @param fares one or more */
export function firstPrice(fares: readonly Fare[], compare: Compare): FirstPrice {
  const lowest = fares.reduce((least, fare) => ((compare(fare, least) ?? 1) < 1 ? fare : least));
  return { amountMinor: lowest.amountMinor, currency: lowest.currency };
}

interface Route {
  route: string;
  before: readonly Fare[];
  after: readonly Fare[];
}

/**
 * Prices that are ten times as high or low, the worst first: fare by fare where a fare was filed before; else the first price of its brand on the
 * route, and where the route has no brand in common, that of the route.
 */
export function priceJumps(routes: readonly Route[], compare: Compare): PriceChange[] {
  const jumps = routes.flatMap((route) => comparable(route, compare)).map((change) => ({ change, off: offBy(change, compare) }));
  return jumps
    .filter(({ off }) => off >= SLIP)
    .sort((one, other) => other.off - one.off || (one.change.of < other.change.of ? -1 : 1))
    .map(({ change }) => change);
}

function comparable({ route, before, after }: Route, compare: Compare): PriceChange[] {
  const known = new Map(before.map((fare) => [fareName(fare), fare]));
  const [were, are] = [groupBy(before, brandOf), groupBy(after, brandOf)];
  const common = [...are].flatMap(([brand, fares]) => {
    const was = were.get(brand);
    if (!was) return [];
    const same = fares.flatMap((fare) => {
      const old = known.get(fareName(fare));
      return old ? [change(`${route} ${brand} ${fare.bookingClass}`, [old], [fare], compare)] : [];
    });
    return same.length > 0 ? same : [change(`${route} ${brand}`, was, fares, compare)];
  });
  return common.length > 0 ? common : [change(route, before, after, compare)];
}

const brandOf = ({ brand }: Fare) => brand;

function change(of: string, before: readonly Fare[], after: readonly Fare[], compare: Compare): PriceChange {
  return { of, before: firstPrice(before, compare), after: firstPrice(after, compare) };
}

/** How many times as high or low; 1 where nobody knows. */
function offBy({ before, after }: PriceChange, compare: Compare): number {
  const times = compare(after, before) ?? 1;
  return Math.max(times, 1 / times);
}

/** `199.90 USD` */
export function priceText({ amountMinor, currency }: FirstPrice): string {
  return `${toMajor(amountMinor).toFixed(2)} ${currency}`;
}
