import type { Currency } from "@/lib/domain/money";
import { seeded } from "@/scripts/lib/database/seeded";
import type { Place } from "./places";

export type CarrierKind = "network" | "budget" | "regional" | "charter";

/** An airline of the made world. */
export interface Carrier {
  code: string;
  kind: CarrierKind;
  /** Hubs or bases, the main one first. */
  hubs: Place[];
  /** Take-offs of an average day. */
  flightsPerDay: number;
  /** How its schedule is filed. */
  timeMode: "L" | "U";
  /** 0, 1 or 2; null for none. */
  alliance: number | null;
  currency: Currency;
}

/** Kinds by size, over and over. */
const KINDS: readonly CarrierKind[] = ["network", "network", "budget", "regional", "network", "budget", "regional", "network", "budget"];
const MOST_HUBS: Readonly<Record<CarrierKind, number>> = { network: 8, budget: 20, regional: 3, charter: 2 };
/** The larger of these carriers are allied: so many at most, and so many of all. */
const ALLIED = 130;
const ALLIED_SHARE = 0.6;
/** Which alliance, over and over: the first one is the largest. */
const ALLIANCES = [0, 1, 0, 2, 1, 0, 2];
/** Flight numbers end at 9999, and a flight that is not daily needs one as well. */
const MOST_FLIGHTS = 7_000;
const FIRST = "ABCDEFGHIJKLMNOPQRSTUVWXY";
const SECOND = "ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789";

/** Airlines, the largest first; sizes follow Zipf's law. */
export function makeCarriers(places: readonly Place[], flightsPerDay: number, seed: number): Carrier[] {
  const random = seeded(seed + 1);
  const count = Math.max(6, Math.round(1.25 * Math.sqrt(flightsPerDay)));
  const sizes = Array.from({ length: count }, (_, index) => (index + 4) ** -0.95);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const room = new Map(places.map((place) => [place, place.weight * flightsPerDay]));
  return sizes.map((size, index) => {
    const kind = index > 20 && index % 20 === 0 ? "charter" : (KINDS[index % KINDS.length] ?? "network");
    const wanted = Math.min(MOST_FLIGHTS, (size / total) * flightsPerDay);
    const { hubs, taken } = takeHubs(room, wanted, MOST_HUBS[kind], random);
    const allied = (kind === "network" || kind === "regional") && index < Math.min(ALLIED, count * ALLIED_SHARE);
    return {
      // `ZZ` is the product's invented test airline, so Z never begins a code here.
      code: FIRST.charAt(index % FIRST.length) + SECOND.charAt(Math.floor(index / FIRST.length)),
      kind,
      hubs,
      flightsPerDay: Math.max(0.4 * wanted, taken),
      timeMode: random() < 0.12 ? "U" : "L",
      alliance: allied ? (ALLIANCES[index % ALLIANCES.length] ?? null) : null,
      currency: hubs[0]?.timeZone.startsWith("Europe/") ? "EUR" : "USD",
    };
  });
}

/** The airport with most room, and others of its country until the flights fit, as far as they do. */
function takeHubs(room: Map<Place, number>, flights: number, most: number, random: () => number) {
  const hubs: Place[] = [];
  let left = flights;
  const take = (hub: Place) => {
    const taken = Math.min(left, room.get(hub) ?? 0);
    room.set(hub, (room.get(hub) ?? 0) - taken);
    left -= taken;
    hubs.push(hub);
  };
  let [main, roomiest]: [Place | null, number] = [null, -1];
  for (const [place, free] of room) {
    const liked = free * (0.6 + 0.4 * random());
    if (liked > roomiest) [main, roomiest] = [place, liked];
  }
  if (main) take(main);
  for (const [place, free] of room) {
    if (left <= 0 || hubs.length >= most) break;
    if (place !== main && place.country === main?.country && free >= 4) take(place);
  }
  return { hubs, taken: flights - left };
}

/** Pairs of carriers that ticket on each other's paper: all members of an alliance with each other, and others in twos. */
export function makeAgreements(carriers: readonly Carrier[], seed: number): [string, string][] {
  const random = seeded(seed + 2);
  return carriers.flatMap((one, index) =>
    carriers.slice(index + 1).flatMap((other): [string, string][] => (isAgreed(one, other, random) ? [[one.code, other.code]] : [])),
  );
}

/** Budget and charter carriers agree with nobody; the others with some, mostly at their own hub. */
function isAgreed(one: Carrier, other: Carrier, random: () => number): boolean {
  if (one.alliance !== null && one.alliance === other.alliance) return true;
  const carriesOthers = ({ kind }: Carrier) => kind === "network" || kind === "regional";
  return carriesOthers(one) && carriesOthers(other) && random() < (one.hubs[0] === other.hubs[0] ? 0.5 : 0.06);
}
