import { greatCircleKm } from "@/lib/engine/rules";
import { seeded } from "@/scripts/lib/database/seeded";
import type { Carrier, CarrierKind } from "./carriers";
import type { Place } from "./places";
import { drawByWeight, pick } from "./random";

/** A carrier's hub or base, and where it flies from there and back. */
export interface Route {
  carrier: Carrier;
  hub: Place;
  spoke: Place;
  /** Where the flight goes on to under the same number; null for nowhere. */
  beyond: Place | null;
  /** Rotations on an average day. */
  perDay: number;
}

/** How far carriers of a kind fly, how often on an average route, and how much they like large and near places. */
const HABITS: Readonly<Record<CarrierKind, { furthest: number; perDay: number; taste: number; reach: number }>> = {
  network: { furthest: 15_000, perDay: 2.4, taste: 1, reach: 1_800 },
  budget: { furthest: 4_500, perDay: 1.3, taste: 0.85, reach: 1_400 },
  regional: { furthest: 1_400, perDay: 2.2, taste: 0.35, reach: 500 },
  charter: { furthest: 5_500, perDay: 0.25, taste: 0.5, reach: 3_000 },
};
const SHORTEST_KM = 130;
const MOST_PER_DAY = 14;
const LEAST_PER_DAY = 2 / 7;
/** At home a carrier may fly wherever it wants. */
const HOME_FACTOR = 2.5;
/** Share of the flights that may go on to another place under the same number, and how far. */
const GOES_ON = 0.1;
const FURTHER_ON_KM = 1_500;
/** Share of the flights to places that would else have none that go on to another such place. */
const CHAINED = 0.3;
/** Flights that are planned for every one that leaves on an average day: some are not daily, some are of one season. */
const PLANNED = 1.08;

/** Routes by gravity, as many flights as each carrier is to have; then one to every place that nobody chose. */
export function makeRoutes(places: readonly Place[], carriers: readonly Carrier[], flightsPerDay: number, seed: number): Route[] {
  const random = seeded(seed + 3);
  const chosen = carriers.flatMap((carrier) => carrier.hubs.flatMap((hub) => spokesOf(places, carrier, hub, random)));
  const feeders = feedersOf(places, carriers, chosen, random);
  // Where feeders alone are more than that, a fifth of what the carriers would like.
  const factor = Math.max(0.2, (flightsPerDay * PLANNED - takeOffsOf(feeders)) / takeOffsOf(chosen));
  return [...chosen.map((route) => ({ ...route, perDay: route.perDay * factor })), ...feeders];
}

function takeOffsOf(routes: readonly Route[]): number {
  return routes.reduce((sum, { perDay, beyond }) => sum + perDay * (beyond ? 4 : 2), 0);
}

function spokesOf(places: readonly Place[], carrier: Carrier, hub: Place, random: () => number): Route[] {
  const weightOfHubs = carrier.hubs.reduce((sum, { weight }) => sum + weight, 0);
  const rotations = ((carrier.flightsPerDay / 2) * hub.weight) / weightOfHubs;
  const count = Math.max(1, Math.round(rotations / HABITS[carrier.kind].perDay));
  const spokes = drawByWeight(places, count, (spoke) => pull(carrier, hub, spoke), random);
  const shareOf = (spoke: Place) => pull(carrier, hub, spoke) ** 0.6;
  const total = spokes.reduce((sum, spoke) => sum + shareOf(spoke), 0);
  return spokes.map((spoke) => {
    const perDay = Math.min(MOST_PER_DAY, Math.max(LEAST_PER_DAY, (shareOf(spoke) / total) * rotations));
    const beyond = pick(spokes, random) ?? spoke;
    const far = greatCircleKm(spoke, beyond);
    return { carrier, hub, spoke, beyond: random() < GOES_ON && far > SHORTEST_KM && far < FURTHER_ON_KM ? beyond : null, perDay };
  });
}

/** How much traffic a carrier expects between its hub and a place; none where it cannot fly. */
function pull({ kind }: Carrier, hub: Place, spoke: Place): number {
  const { furthest, taste, reach } = HABITS[kind];
  const far = greatCircleKm(hub, spoke);
  if (far < SHORTEST_KM || far > furthest) return 0;
  return ((hub.country === spoke.country ? HOME_FACTOR : 1) * spoke.weight ** taste) / (1 + (far / reach) ** 1.5);
}

/** To every place without flights from the nearest hub, of its own country where there is one. */
function feedersOf(places: readonly Place[], carriers: readonly Carrier[], chosen: readonly Route[], random: () => number): Route[] {
  const served = new Set(chosen.flatMap(({ hub, spoke }) => [hub, spoke]));
  const homes = new Map<Place, Carrier>();
  for (const carrier of carriers) {
    for (const hub of carrier.kind === "charter" ? [] : carrier.hubs) if (!homes.has(hub)) homes.set(hub, carrier);
  }
  const feeders: Route[] = [];
  for (const spoke of places) {
    if (served.has(spoke)) continue;
    const atHome = ({ country }: Place) => country === spoke.country;
    const hub = nearest(spoke, [...homes.keys()].filter(atHome)) ?? nearest(spoke, homes.keys());
    const carrier = hub && homes.get(hub);
    if (!carrier) continue;
    served.add(spoke);
    const beyond =
      random() < CHAINED
        ? nearest(
            spoke,
            places.filter((place) => atHome(place) && !served.has(place)),
          )
        : null;
    if (beyond) served.add(beyond);
    feeders.push({ carrier, hub, spoke, beyond, perDay: LEAST_PER_DAY + 2 * random() ** 2 });
  }
  return feeders;
}

function nearest(to: Place, places: Iterable<Place>): Place | null {
  let [best, least]: [Place | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const place of places) {
    const far = greatCircleKm(place, to);
    if (place !== to && far < least) [best, least] = [place, far];
  }
  return best;
}
