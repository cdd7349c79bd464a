import { groupBy } from "@/lib/util/grouping";
import { toMajor } from "../../money";
import { exchangeFactor, type Rate } from "../exchange";
import type { Fare } from "../fare";
import type { FirstPrice, PriceChange } from "./fare-change";
import { fareName } from "./fare-names";
import { sameRows } from "./same-rows";

/** How many times one price is another; null where no exchange rate leads from one to the other. */
export type Compare = (price: FirstPrice, other: FirstPrice) => number | null;

/** So many times as high, or as low, is taken for a slip: a currency or the decimals. */
const SLIP = 10;
/** A whole, hundredths of a percent. */
const WHOLE_BP = 10_000;
/** What arithmetic adds to a percentage that was meant. */
const NOISE = 1e-6;

/** Compares prices by exchange rates. */
export function comparedBy(rates: readonly Rate[]): Compare {
  return (price, other) => {
    if (price.currency === other.currency) return price.amountMinor / other.amountMinor;
    const factor = exchangeFactor(rates, price.currency, other.currency);
    return factor === null ? null : (price.amountMinor * factor) / other.amountMinor;
  };
}

/** Notes the pairs of currencies that no exchange rate joins: `KZT–USD`. */
export function noting(compare: Compare, incomparable: Set<string>): Compare {
  return (price, other) => {
    const times = compare(price, other);
    if (times === null) incomparable.add([price.currency, other.currency].sort().join("–"));
    return times;
  };
}

/** The lowest of some fares; the first of those that cannot be compared. @param fares one or more */
export function firstPrice(fares: readonly FirstPrice[], compare: Compare): FirstPrice {
  const lowest = fares.reduce((least, fare) => ((compare(fare, least) ?? 1) < 1 ? fare : least));
  return { amountMinor: lowest.amountMinor, currency: lowest.currency };
}

interface Route {
  route: string;
  before: readonly Fare[];
  after: readonly Fare[];
}

/** What passengers pay of a fare, percent. */
const ADULT = () => 100;
const OTHERS: readonly (readonly [who: string, share: (fare: Fare) => number])[] = [
  ["child", ({ childPercent }) => childPercent],
  ["infant", ({ infantPercent }) => infantPercent],
  ["infant with a seat", ({ infantSeatPercent }) => infantSeatPercent],
];

/** Fares whose prices ought to be about the same. */
interface Likened {
  of: string;
  before: readonly Fare[];
  after: readonly Fare[];
}

/**
 * Prices that are ten times as high or low, the worst first: fare by fare where a fare was filed before; else the first price of its brand on the
 * route, and where the route has no brand in common, that of the route. Those of children and infants where the adult's is not: nothing is
 * infinitely less than something.
 */
export function priceJumps(routes: readonly Route[], compare: Compare): PriceChange[] {
  const jumps = routes.flatMap(likened).flatMap((each) => {
    const adult = jumpOf(each.of, each, ADULT, compare);
    return adult ?? OTHERS.flatMap(([who, share]) => jumpOf(`${each.of} ${who}`, each, share, compare) ?? []);
  });
  return jumps.sort((one, other) => other.off - one.off || (one.change.of < other.change.of ? -1 : 1)).map(({ change }) => change);
}

/** By how much a price falls, hundredths of a percent, up; 0 where it does not, or where no exchange rate tells. */
export function fallOf({ before, after }: Pick<PriceChange, "before" | "after">, compare: Compare): number {
  if (before.amountMinor === 0) return 0;
  const kept = compare(after, before) ?? 1;
  return Math.max(0, Math.ceil((1 - kept) * WHOLE_BP - NOISE));
}

interface Fall {
  fallBp: number;
  change: PriceChange;
}

/**
 * Prices of adults that fall, and by how much: hundredths of a percent, the deepest fall first; compared as those that are ten times as high or low. Where the
 * first price of a route falls deeper than any of its fares, because cheaper ones come, that is one too.
 */
export function priceFalls(routes: readonly Route[], compare: Compare): Fall[] {
  const fallIn = ({ of, before: were, after: are }: Likened): Fall[] => {
    const change: PriceChange = { of, before: firstPrice(were, compare), after: firstPrice(are, compare) };
    const fallBp = fallOf(change, compare);
    return fallBp > 0 ? [{ fallBp, change }] : [];
  };
  const falls = routes.flatMap((each) => {
    const fares = likened(each).flatMap(fallIn);
    const deepest = Math.max(0, ...fares.map(({ fallBp }) => fallBp));
    return [...fares, ...fallIn({ ...each, of: each.route }).filter(({ fallBp }) => fallBp > deepest)];
  });
  return falls.sort((one, other) => other.fallBp - one.fallBp || (one.change.of < other.change.of ? -1 : 1));
}

function likened({ route, before, after }: Route): Likened[] {
  const [were, are] = [groupBy(before, brandOf), groupBy(after, brandOf)];
  const common = [...are].flatMap(([brand, fares]) => {
    const was = were.get(brand);
    if (!was) return [];
    const same = sameRows(was, fares, fareName);
    if (same.length > 0) return same.map(([old, fare]) => ({ of: `${route} ${brand} ${fare.bookingClass}`, before: [old], after: [fare] }));
    return [{ of: `${route} ${brand}`, before: was, after: fares }];
  });
  return common.length > 0 ? common : [{ of: route, before, after }];
}

const brandOf = ({ brand }: Fare) => brand;

/** @returns null where the price is not ten times as high or low */
function jumpOf(of: string, { before, after }: Likened, share: (fare: Fare) => number, compare: Compare) {
  const paid = (fares: readonly Fare[]) =>
    firstPrice(
      fares.map((fare) => ({ amountMinor: (fare.amountMinor * share(fare)) / 100, currency: fare.currency })),
      compare,
    );
  const change: PriceChange = { of, before: paid(before), after: paid(after) };
  const off = offBy(change, compare);
  return off >= SLIP ? { off, change } : null;
}

/** Whether an amount is ten times as high or low, or falls to nothing or rises from it; not where no exchange rate tells. */
export function isJump(change: Pick<PriceChange, "before" | "after">, compare: Compare): boolean {
  return offBy(change, compare) >= SLIP;
}

/** How many times as high or low; 1 where nobody knows. */
function offBy({ before, after }: Pick<PriceChange, "before" | "after">, compare: Compare): number {
  if (before.amountMinor === after.amountMinor && before.amountMinor === 0) return 1;
  const times = compare(after, before) ?? 1;
  return Math.max(times, 1 / times);
}

/** `199.90 USD` */
export function priceText({ amountMinor, currency }: FirstPrice): string {
  return `${toMajor(Math.round(amountMinor)).toFixed(2)} ${currency}`;
}
