import type { Currency } from "@/lib/domain/money";
import type { Fare } from "@/lib/domain/pricing/fare";
import { fareProducts } from "./brands";
import type { WorldCarrier } from "./carriers";
import { kilometres } from "./geography";
import type { Place } from "./places";
import { seeded, steady } from "./random";
import type { WorldRoute } from "./scale-routes";

/** A carrier's market, both ways. Places by index. */
export interface FareMarket {
  carrier: number;
  origin: number;
  destination: number;
}

/** Units of a currency for one dollar, and the steps in which amounts are filed. */
const MONEY: Readonly<Record<Currency, { perDollar: number; step: number }>> = {
  USD: { perDollar: 1, step: 1 },
  EUR: { perDollar: 0.87, step: 1 },
  RUB: { perDollar: 80, step: 50 },
  UZS: { perDollar: 12_150, step: 10_000 },
};
/** Carriers that file by metropolitan area rather than by airport. */
const BY_CITY = 0.25;

/** Markets with a fare: every route, then connections over hubs, the ones with most traffic first, until there are as many fares as wanted.
 * In the order of the carriers. */
export function fareMarkets(
  places: readonly Place[],
  carriers: readonly WorldCarrier[],
  routes: readonly WorldRoute[],
  fares: number,
): FareMarket[] {
  const direct = routes.flatMap(({ carrier, hub, spoke, beyond }): FareMarket[] => {
    const ends = beyond < 0 ? [[hub, spoke] as const] : [[hub, spoke] as const, [hub, beyond] as const, [spoke, beyond] as const];
    return ends.map(([origin, destination]) => ({ carrier, origin, destination }));
  });
  let left = fares - direct.reduce((sum, { carrier }) => sum + 2 * productsOf(carriers[carrier]).length, 0);
  const through: FareMarket[] = [];
  for (const market of connections(places, carriers, routes, fares)) {
    if (left <= 0) break;
    left -= 2 * productsOf(carriers[market.carrier]).length;
    through.push(market);
  }
  return [...direct, ...through].sort((one, other) => one.carrier - other.carrier);
}

/** All fares of the markets, both ways; places that share a metropolitan code share the fares of carriers that file by it. */
export function* faresOf(markets: readonly FareMarket[], places: readonly Place[], carriers: readonly WorldCarrier[]): Iterable<Fare> {
  const filed = new Set<string>();
  for (const { carrier: index, origin, destination } of markets) {
    const carrier = carriers[index];
    if (!carrier) continue;
    const byCity = steady(`city ${carrier.code}`) < BY_CITY;
    const [from = "", to = ""] = [places[origin], places[destination]]
      .map((place) => (byCity ? place?.cityCode : place?.code) ?? "")
      .sort();
    const key = `${carrier.code}${from}${to}`;
    if (from === to || filed.has(key)) continue;
    filed.add(key);
    const lowest = lowestDollars(kilometres(places, origin, destination), carrier, key);
    for (const { terms, factor } of productsOf(carrier)) {
      const fare = {
        carrier: carrier.code,
        ...terms,
        ...sharesOf(carrier),
        amountMinor: amount(lowest * factor, carrier.currency),
        currency: carrier.currency,
      };
      yield { ...fare, origin: from, destination: to };
      yield { ...fare, origin: to, destination: from };
    }
  }
}

/** Pairs of spokes of one hub and carrier, by traffic. More are looked at than are filed, not all: a large hub has tens of thousands. */
function connections(
  places: readonly Place[],
  carriers: readonly WorldCarrier[],
  routes: readonly WorldRoute[],
  most: number,
): FareMarket[] {
  const random = seeded(routes.length);
  const spokes = new Map<string, WorldRoute[]>();
  for (const route of routes) {
    if (carriers[route.carrier]?.kind !== "network") continue;
    const key = `${route.carrier} ${route.hub}`;
    const known = spokes.get(key);
    if (known) known.push(route);
    else spokes.set(key, [route]);
  }
  const found: (FareMarket & { traffic: number })[] = [];
  const share = Math.min(1, most / 4 / [...spokes.values()].reduce((sum, { length }) => sum + (length * length) / 2, 1));
  for (const [one, other] of pairsOf(spokes.values())) {
    const traffic = (places[one.spoke]?.weight ?? 0) * (places[other.spoke]?.weight ?? 0) * Math.min(one.perDay, other.perDay);
    const straight = kilometres(places, one.spoke, other.spoke);
    const flown = kilometres(places, one.hub, one.spoke) + kilometres(places, other.hub, other.spoke);
    if (random() < share && straight > 250 && flown < 1.8 * straight)
      found.push({ carrier: one.carrier, origin: one.spoke, destination: other.spoke, traffic });
  }
  return found.sort((one, other) => other.traffic - one.traffic);
}

function* pairsOf(groups: Iterable<readonly WorldRoute[]>): Iterable<readonly [WorldRoute, WorldRoute]> {
  for (const routes of groups) {
    for (const [index, one] of routes.entries()) for (const other of routes.slice(index + 1)) yield [one, other];
  }
}

function lowestDollars(far: number, { kind, code }: WorldCarrier, market: string): number {
  const level =
    { network: 1, budget: 0.62, regional: 1.1, charter: 0.7 }[kind] * (0.85 + 0.3 * steady(code)) * (0.75 + 0.5 * steady(market));
  return (32 + 0.05 * Math.min(far, 4000) + 0.032 * Math.max(0, far - 4000)) * level;
}

/** In minor units. */
function amount(dollars: number, currency: Currency): number {
  const { perDollar, step } = MONEY[currency];
  return Math.max(1, Math.round((dollars * perDollar) / step)) * step * 100;
}

function sharesOf({ kind }: WorldCarrier): Pick<Fare, "childPercent" | "infantPercent" | "infantSeatPercent"> {
  const child = kind === "network" || kind === "regional" ? 75 : 100;
  return { childPercent: child, infantPercent: 10, infantSeatPercent: child };
}

const products = new Map<string, ReturnType<typeof fareProducts>>();

function productsOf(carrier: WorldCarrier | undefined): ReturnType<typeof fareProducts> {
  if (!carrier) return [];
  const manner = Math.floor(steady(`manner ${carrier.code}`) * 4);
  const key = `${carrier.kind} ${manner}`;
  const known = products.get(key) ?? fareProducts(carrier.kind, manner);
  products.set(key, known);
  return known;
}
