import type { CarrierKind, WorldCarrier } from "./carriers";
import { kilometres, nearest } from "./geography";
import type { Place } from "./places";
import { seeded } from "./random";
import { scaleRoutes, takeOffsOf, type WorldRoute } from "./scale-routes";

/** How far carriers of a kind fly, how often on an average route, and how much they like large places. */
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
/** Flights that may go on to another place under the same number, and how far. */
const GOES_ON = 0.1;
const FURTHER_ON_KM = 1_500;
/** Flights that are planned for every one that leaves on an average day: some are not daily, some are of one season. */
const OFF_DAYS = 1.08;
/** Share of the flights to places that would else have none that go on to another such place. */
const CHAINED = 0.3;

/** Routes by gravity, as many flights as each carrier is to have; then one to every place that nobody chose. */
export function makeRoutes(places: readonly Place[], carriers: readonly WorldCarrier[], flightsPerDay: number, seed: number): WorldRoute[] {
  const random = seeded(seed + 3);
  const chosen = carriers.flatMap((carrier, index) => carrier.hubs.flatMap((hub) => spokesOf(places, carrier, index, hub, random)));
  const feeders = feedersOf(places, carriers, chosen, random);
  // Where feeders alone are more than that, a fifth of what the carriers would like.
  const takeOffs = Math.max(0.2 * takeOffsOf(chosen), flightsPerDay * OFF_DAYS - takeOffsOf(feeders));
  return [...scaleRoutes(chosen, takeOffs), ...feeders];
}

function spokesOf(places: readonly Place[], carrier: WorldCarrier, index: number, hub: number, random: () => number): WorldRoute[] {
  const weightOfHubs = carrier.hubs.reduce((sum, each) => sum + (places[each]?.weight ?? 0), 0);
  const rotations = ((carrier.flightsPerDay / 2) * (places[hub]?.weight ?? 0)) / weightOfHubs;
  const spokes = Math.max(1, Math.round(rotations / HABITS[carrier.kind].perDay));
  const pulls = places.map((_, spoke) => pull(places, carrier, hub, spoke));
  const drawn = drawApart(pulls, spokes, random);
  const shares = drawn.map((spoke) => (pulls[spoke] ?? 0) ** 0.6);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return drawn.map((spoke, at) => {
    const perDay = Math.min(MOST_PER_DAY, Math.max(LEAST_PER_DAY, ((shares[at] ?? 0) / total) * rotations));
    const other = drawn[Math.floor(random() * drawn.length)] ?? spoke;
    const goesOn = random() < GOES_ON && kilometres(places, spoke, other) > SHORTEST_KM && kilometres(places, spoke, other) < FURTHER_ON_KM;
    return { carrier: index, hub, spoke, beyond: goesOn ? other : -1, perDay };
  });
}

/** How much traffic a carrier expects between its hub and a place; none where it cannot fly. */
function pull(places: readonly Place[], { kind }: WorldCarrier, hub: number, spoke: number): number {
  const { furthest, taste, reach } = HABITS[kind];
  const far = kilometres(places, hub, spoke);
  if (far < SHORTEST_KM || far > furthest) return 0;
  const home = places[hub]?.country === places[spoke]?.country ? HOME_FACTOR : 1;
  return (home * (places[spoke]?.weight ?? 0) ** taste) / (1 + (far / reach) ** 1.5);
}

/** So many different indices, drawn by weight (Efraimidis and Spirakis). */
function drawApart(weights: readonly number[], count: number, random: () => number): number[] {
  const keys = weights.map((weight, index) => ({ index, key: weight > 0 ? -Math.log(1 - random()) / weight : Number.POSITIVE_INFINITY }));
  return keys
    .filter(({ key }) => key < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ index }) => index);
}

function feedersOf(
  places: readonly Place[],
  carriers: readonly WorldCarrier[],
  routes: readonly WorldRoute[],
  random: () => number,
): WorldRoute[] {
  const served = new Set(routes.flatMap(({ hub, spoke }) => [hub, spoke]));
  const homes = new Map<number, number>();
  for (const [carrier, { hubs, kind }] of carriers.entries()) {
    for (const hub of kind === "charter" ? [] : hubs) if (!homes.has(hub)) homes.set(hub, carrier);
  }
  const feeders: WorldRoute[] = [];
  for (const spoke of places.keys()) {
    if (served.has(spoke)) continue;
    const country = places[spoke]?.country;
    const own = nearest(places, spoke, (hub) => homes.has(hub) && places[hub]?.country === country);
    const hub = own >= 0 ? own : nearest(places, spoke, (other) => homes.has(other));
    served.add(spoke);
    const beyond = random() < CHAINED ? nearest(places, spoke, (other) => !served.has(other) && places[other]?.country === country) : -1;
    if (beyond >= 0) served.add(beyond);
    feeders.push({ carrier: homes.get(hub) ?? 0, hub, spoke, beyond, perDay: LEAST_PER_DAY + random() ** 2 * 2 });
  }
  return feeders;
}
