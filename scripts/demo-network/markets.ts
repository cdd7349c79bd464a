import { airportsOf } from "@/lib/reference/airports";
import { airport, distanceKm } from "@/lib/reference/block-time";
import { demoCarrier } from "./carriers";
import type { Rotation } from "./parse-timetable";
import { lowestDollars, wobble } from "./price-level";

/** Two places between which a carrier files fares. */
export interface Market {
  carrier: string;
  /** Metropolitan code where the city has several airports. */
  origin: string;
  destination: string;
  kilometres: number;
  domestic: boolean;
  business: boolean;
  /** One end lies in the region. */
  near: boolean;
  /** Filed over the hub, cheaper than its sectors. */
  through: boolean;
  /** Lowest one-way economy fare, US dollars. */
  lowest: number;
}

/** Journeys over a hub are filed where one end lies in these countries; others pay the sum of their sectors. */
const REGION = new Set(["UZ", "KZ", "KG", "TJ", "TM"]);
const LONGEST_DETOUR = 1.35;
const SHORTEST_THROUGH_KM = 600;
/** Price level differs by so much from place to place. */
const WOBBLE_SHARE = 0.07;

/** Every pair of places that a flight connects without a change, once per carrier. */
export function sectorMarkets(rotations: readonly Rotation[]): Market[] {
  const markets = new Map<string, Market>();
  for (const rotation of rotations.filter((each) => each.serviceType !== "F")) {
    const business = demoCarrier(rotation.carrier).fleet[rotation.aircraft]?.includes("C") ?? false;
    for (const [from, to] of pairs(rotation.route)) {
      const market = sector(rotation.carrier, from, to, business);
      const known = markets.get(key(market)) ?? markets.get(key({ ...market, origin: market.destination, destination: market.origin }));
      if (known) known.business ||= business;
      else markets.set(key(market), market);
    }
  }
  return [...markets.values()];
}

/** Pairs of places that carriers connect over their hubs, where that is no great detour. */
export function throughMarkets(sectors: readonly Market[]): Market[] {
  const carriers = [...new Set(sectors.map((market) => market.carrier))];
  return carriers.flatMap((carrier) => {
    const { hub } = demoCarrier(carrier);
    const own = sectors.filter((market) => market.carrier === carrier);
    return hub === null ? [] : overHub(placeCode(hub), own);
  });
}

function overHub(hub: string, own: readonly Market[]): Market[] {
  const spokes = own.filter((market) => market.origin === hub || market.destination === hub);
  const direct = new Set(own.flatMap(({ origin, destination }) => [`${origin}${destination}`, `${destination}${origin}`]));
  return spokes.flatMap((left, index) =>
    spokes.slice(index + 1).flatMap((right) => {
      const [from, to] = [farEnd(left, hub), farEnd(right, hub)];
      if (from === to || direct.has(`${from}${to}`)) return [];
      return through(from, to, left, right) ?? [];
    }),
  );
}

function through(from: string, to: string, left: Market, right: Market): Market | null {
  const [start, end] = [airport(airportIn(from)), airport(airportIn(to))];
  const straight = distanceKm(start.code, end.code);
  const flown = left.kilometres + right.kilometres;
  const near = isNear(start.code, end.code);
  if (!near || straight < SHORTEST_THROUGH_KM || flown > straight * LONGEST_DETOUR) return null;
  const domestic = start.country === end.country;
  const wanted = lowestDollars(0.7 * straight + 0.3 * flown, domestic) * demoCarrier(left.carrier).level;
  const lowest = Math.max(Math.max(left.lowest, right.lowest) * 1.06, Math.min(wanted, (left.lowest + right.lowest) * 0.88));
  const business = left.business && right.business;
  return { carrier: left.carrier, origin: from, destination: to, kilometres: straight, domestic, business, near, through: true, lowest };
}

function sector(carrier: string, from: string, to: string, business: boolean): Market {
  const kilometres = distanceKm(from, to);
  const domestic = airport(from).country === airport(to).country;
  const [origin, destination] = [placeCode(from), placeCode(to)];
  const local = 1 + WOBBLE_SHARE * wobble(`${carrier}${origin}${destination}`);
  const lowest = lowestDollars(kilometres, domestic) * demoCarrier(carrier).level * local;
  return { carrier, origin, destination, kilometres, domestic, business, near: isNear(from, to), through: false, lowest };
}

function isNear(from: string, to: string): boolean {
  return REGION.has(airport(from).country) || REGION.has(airport(to).country);
}

function pairs(route: readonly string[]): [string, string][] {
  return route.flatMap((from, index) => route.slice(index + 1).map((to): [string, string] => [from, to]));
}

function farEnd(market: Market, hub: string): string {
  return market.origin === hub ? market.destination : market.origin;
}

function key({ carrier, origin, destination }: Market): string {
  return `${carrier}${origin}${destination}`;
}

/** The metropolitan code where it stands for several airports, else the airport's own. */
function placeCode(code: string): string {
  const { cityCode } = airport(code);
  return airportsOf(cityCode).length > 1 ? cityCode : code;
}

function airportIn(place: string): string {
  return airportsOf(place)[0] ?? place;
}
