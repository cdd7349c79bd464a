import type { Party } from "@/lib/domain/passengers/passengers";
import { greatCircleKm } from "@/lib/engine/rules";
import { type Airport, airportByCode } from "@/lib/reference/airports";
import { seeded } from "@/scripts/lib/database/seeded";
import { pick } from "../world/random";
import type { World } from "../world/world";

/** What someone looks for. */
export interface Query {
  /** Codes of airports or cities. */
  origin: string;
  destination: string;
  /** Local days, as day numbers; a return as far ahead as is sold. */
  day: number;
  returnDay: number;
  party: Party;
}

/** Half of all people name the city. */
const BY_CITY = 0.5;
/** Distance over which demand falls by half, and under which nobody flies. */
const HALF_KM = 2_500;
const SHORTEST_KM = 200;
/** People look about so many days ahead. */
const AHEAD_DAYS = 60;

const PARTIES: readonly (readonly [share: number, adt: number, chd: number, inf: number])[] = [
  [0.68, 1, 0, 0],
  [0.88, 2, 0, 0],
  [0.96, 2, 1, 0],
  [1, 2, 2, 1],
];

/** Draws so many by traffic: both ends by their departures, pairs by distance, days as people look ahead. */
export function drawQueries({ legs, fromDay, toDay }: World, seed: number, count: number): Query[] {
  const random = seeded(seed);
  const draw = (): string => {
    for (;;) {
      const leg = pick(legs, random);
      if (!leg) throw new Error("a world without flights");
      if ((leg.daysOfOperation >> Math.floor(random() * 7)) & 1) return leg.origin;
    }
  };
  const query = (): Query => {
    for (;;) {
      const [from, to] = [airportByCode(draw()), airportByCode(draw())];
      const far = from && to ? greatCircleKm(from, to) : 0;
      if (!from || !to || far < SHORTEST_KM || from.cityCode === to.cityCode || random() > 1 / (1 + far / HALF_KM)) continue;
      const named = ({ code, cityCode }: Airport) => (random() < BY_CITY ? cityCode : code);
      const [origin, destination] = [named(from), named(to)];
      const day = Math.min(toDay, fromDay + 1 + Math.floor(-AHEAD_DAYS * Math.log(1 - random())));
      const returnDay = Math.min(toDay, day + 2 + Math.floor(random() * 14));
      const share = random();
      const [, adt = 1, chd = 0, inf = 0] = PARTIES.find(([limit]) => share <= limit) ?? [];
      return { origin, destination, day, returnDay, party: { adt, chd, inf, ins: 0 } };
    }
  };
  return Array.from({ length: count }, query);
}
