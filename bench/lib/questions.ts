import type { Party } from "@/lib/domain/passengers/passengers";
import { greatCircleKm } from "@/lib/engine/rules";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import type { BenchWorld } from "../world/bench-world";
import { departuresByAirport } from "../world/departures";
import { seeded, weighted } from "../world/random";

/** What someone looks for. */
export interface Wish {
  /** Airports of the place that was named. */
  origins: string[];
  destinations: string[];
  /** Local days, as day numbers; a return as far ahead as is sold. */
  day: number;
  returnDay: number;
  party: Party;
}

/** So many of the busiest airports are the hubs of the hub-to-hub questions. */
const HUBS = 25;
/** Half of all people name a city that has several airports, where there are such. */
const BY_CITY = 0.5;
/** Distance over which demand falls by half, and under which nobody flies. */
const HALF_KM = 2_500;
const SHORTEST_KM = 200;
/** People look about so many days ahead. */
const AHEAD_DAYS = 60;

const PARTIES: readonly (readonly [share: number, party: Party])[] = [
  [0.68, { adt: 1, chd: 0, inf: 0, ins: 0 }],
  [0.88, { adt: 2, chd: 0, inf: 0, ins: 0 }],
  [0.96, { adt: 2, chd: 1, inf: 0, ins: 0 }],
  [1, { adt: 2, chd: 2, inf: 1, ins: 0 }],
];

/** Draws wishes by traffic: both ends by their departures, pairs by distance, days as people look ahead. */
export class Wishes {
  private readonly codes: string[];
  private readonly draw: (random: () => number) => number;
  private readonly random: () => number;

  constructor(
    private readonly world: BenchWorld,
    seed: number,
  ) {
    const { legs, fromDay, toDay } = world.input;
    const busiest = [...departuresByAirport(legs, fromDay, toDay)].sort(([, one], [, other]) => other - one);
    this.codes = busiest.map(([code]) => code);
    this.draw = weighted(busiest.map(([, departures]) => departures));
    this.random = seeded(seed);
  }

  take(count: number): Wish[] {
    return Array.from({ length: count }, () => this.wish(this.draw));
  }

  /** Between the busiest airports alone, all equally often. */
  takeHubToHub(count: number): Wish[] {
    return Array.from({ length: count }, () => this.wish((random) => Math.floor(random() * Math.min(HUBS, this.codes.length))));
  }

  private wish(draw: (random: () => number) => number): Wish {
    for (;;) {
      const [from = "", to = ""] = [this.codes[draw(this.random)], this.codes[draw(this.random)]];
      const far = kilometres(from, to);
      if (far < SHORTEST_KM || this.random() > 1 / (1 + far / HALF_KM)) continue;
      const [origins, destinations] = [this.place(from), this.place(to)];
      if (origins.some((airport) => destinations.includes(airport))) continue;
      return { origins, destinations, ...this.days(), party: this.party() };
    }
  }

  private place(airport: string): string[] {
    const city = airportsOf(airportByCode(airport)?.cityCode ?? airport);
    return city.length > 1 && this.random() < BY_CITY ? city : [airport];
  }

  private days(): Pick<Wish, "day" | "returnDay"> {
    const { fromDay, toDay } = this.world.input;
    const day = Math.min(toDay, fromDay + 1 + Math.floor(-AHEAD_DAYS * Math.log(1 - this.random())));
    return { day, returnDay: Math.min(toDay, day + 2 + Math.floor(this.random() * 14)) };
  }

  private party(): Party {
    const share = this.random();
    return (PARTIES.find(([limit]) => share <= limit) ?? PARTIES[0])?.[1] ?? { adt: 1, chd: 0, inf: 0, ins: 0 };
  }
}

function kilometres(from: string, to: string): number {
  const [one, other] = [airportByCode(from), airportByCode(to)];
  return one && other ? greatCircleKm(one, other) : 0;
}
