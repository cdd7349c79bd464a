import type { FareColumns } from "@/lib/domain/pricing/fare-columns";
import { f64At, u32At } from "@/lib/util/at";
import { remembered } from "@/lib/util/waiting/remembered";

/** Classes that cost the same stand as the trade has them by custom (IATA resolution 728). */
const CUSTOMARY_ORDER = "FPAJCDIZRWSYBHKLMNQTVXEGOU";

/**
 * The booking classes of a carrier's fares, dearest first. Each class is held against the dearest fare of the same market in the same
 * currency; what it costs of that on average is its place. So neither rates of exchange nor the length of routes matter.
 * @returns letters, each once; empty for a carrier without fares
 */
export function classesByPrice(fares: FareColumns, carrier: string): string {
  const shares = new Map<string, number[]>();
  for (const market of marketsOf(fares, carrier)) {
    for (const dearest of dearestOf(fares, market).values()) {
      const most = Math.max(...dearest.values());
      for (const [bookingClass, amount] of dearest)
        remembered(shares, bookingClass, () => [] as number[]).push(most > 0 ? amount / most : 1);
    }
  }
  const place = new Map([...shares].map(([bookingClass, of]) => [bookingClass, of.reduce((sum, share) => sum + share, 0) / of.length]));
  const byCustom = [...place.keys()].sort((one, other) => CUSTOMARY_ORDER.indexOf(one) - CUSTOMARY_ORDER.indexOf(other));
  return byCustom.sort((one, other) => (place.get(other) ?? 0) - (place.get(one) ?? 0)).join("");
}

/** Indices of a carrier's markets. */
function marketsOf({ carriers, places, markets }: FareColumns, carrier: string): number[] {
  const number = carriers.indexOf(carrier);
  const pairs = places.length * places.length;
  const found: number[] = [];
  for (let market = 0; market < markets.length; market++) if (Math.floor(f64At(markets, market) / pairs) === number) found.push(market);
  return found;
}

/** By currency, the dearest fare of each class. */
function dearestOf({ start, terms, termsList, amountMinor }: FareColumns, market: number): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (let fare = u32At(start, market); fare < u32At(start, market + 1); fare++) {
    const shared = termsList[u32At(terms, fare)];
    if (!shared) continue;
    const classes = remembered(found, shared.currency, () => new Map<string, number>());
    classes.set(shared.bookingClass, Math.max(classes.get(shared.bookingClass) ?? 0, f64At(amountMinor, fare)));
  }
  return found;
}
