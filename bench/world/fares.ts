import type { Fare } from "@/lib/domain/pricing/fare";
import { greatCircleKm } from "@/lib/engine/rules";
import { groupBy } from "@/lib/util/grouping";
import { seeded } from "@/scripts/lib/database/seeded";
import { fareProducts } from "./brands";
import type { Carrier } from "./carriers";
import type { Place } from "./places";
import { steady } from "./random";
import type { Route } from "./routes";

/** What a carrier sells, both ways. */
interface Market {
  carrier: Carrier;
  origin: Place;
  destination: Place;
}

/** Share of carriers that file by metropolitan area rather than by airport. */
const BY_CITY = 0.25;
const SHORTEST_KM = 250;
/** A way over a hub that is longer than this by far is not for sale. */
const MOST_DETOUR = 1.8;
/** Lowest fares of carriers against those of network carriers. */
const LEVEL = { network: 1, budget: 0.62, regional: 1.1, charter: 0.7 } as const;

/**
 * Fares of all routes, then of connections over hubs, those with most traffic first, until there are as many as wanted; each market's
 * both ways, carrier by carrier.
 */
export function* faresOf(routes: readonly Route[], wanted: number): Iterable<Fare> {
  let left = wanted;
  const direct = routes.flatMap(sectorsOf);
  const products = new Map(routes.map(({ carrier }) => [carrier, fareProducts(carrier)]));
  const countOf = ({ carrier }: Market) => 2 * (products.get(carrier)?.length ?? 0);
  for (const market of direct) left -= countOf(market);
  const through = connections(routes, wanted).filter((market) => {
    left -= countOf(market);
    return left > 0;
  });
  const markets = groupBy([...direct, ...through], ({ carrier }) => carrier.code);
  for (const own of markets.values()) {
    const filed = new Set<string>();
    for (const market of own) {
      const [from = "", to = ""] = endsOf(market);
      const key = `${market.carrier.code}${from}${to}`;
      if (from === to || filed.has(key)) continue;
      filed.add(key);
      const lowest = lowestOf(market, key);
      for (const { terms, factor } of products.get(market.carrier) ?? []) {
        const fare = { carrier: market.carrier.code, ...terms, amountMinor: Math.round(lowest * factor) * 100 };
        yield { ...fare, origin: from, destination: to };
        yield { ...fare, origin: to, destination: from };
      }
    }
  }
}

function sectorsOf({ carrier, hub, spoke, beyond }: Route): Market[] {
  const sectors = [{ carrier, origin: hub, destination: spoke }];
  return beyond ? [...sectors, { carrier, origin: hub, destination: beyond }, { carrier, origin: spoke, destination: beyond }] : sectors;
}

function endsOf({ carrier, origin, destination }: Market): string[] {
  const byCity = steady(`city ${carrier.code}`) < BY_CITY;
  return [origin, destination].map(({ code, cityCode }) => (byCity ? cityCode : code)).sort();
}

/** Pairs of spokes of one hub of a network carrier, by traffic. More are looked at than are filed, not all: a large hub has tens of thousands. */
function connections(routes: readonly Route[], wanted: number): Market[] {
  const random = seeded(routes.length);
  const hubs = [
    ...groupBy(
      routes.filter(({ carrier }) => carrier.kind === "network"),
      ({ carrier, hub }) => carrier.code + hub.code,
    ).values(),
  ];
  const share = Math.min(1, wanted / 4 / hubs.reduce((sum, { length }) => sum + (length * length) / 2, 1));
  const found: (Market & { traffic: number })[] = [];
  for (const spokes of hubs) {
    for (const [index, { carrier, hub, spoke: origin, perDay }] of spokes.entries()) {
      for (const { spoke: destination, perDay: other } of spokes.slice(index + 1)) {
        if (random() >= share) continue;
        const straight = greatCircleKm(origin, destination);
        const flown = greatCircleKm(origin, hub) + greatCircleKm(hub, destination);
        if (straight <= SHORTEST_KM || flown >= MOST_DETOUR * straight) continue;
        found.push({ carrier, origin, destination, traffic: origin.weight * destination.weight * Math.min(perDay, other) });
      }
    }
  }
  return found.sort((one, other) => other.traffic - one.traffic);
}

/** The lowest adult fare of a market, about so many dollars or euros. */
function lowestOf({ carrier, origin, destination }: Market, key: string): number {
  const far = greatCircleKm(origin, destination);
  const level = LEVEL[carrier.kind] * (0.85 + 0.3 * steady(carrier.code)) * (0.75 + 0.5 * steady(key));
  return (32 + 0.05 * Math.min(far, 4000) + 0.032 * Math.max(0, far - 4000)) * level;
}
