import type { CityOf } from "@/lib/domain/pricing/tariff";
import type { Network } from "@/lib/engine/network";
import { distance } from "@/lib/engine/route-table";
import { withinCircuity } from "@/lib/engine/rules";
import { f64At, i32At, u8At, u16At, u32At } from "@/lib/util/at";
import type { Heading } from "../query";

const NONE = -1;

/** Cities as numbers, by airport of a network. */
export interface Cities {
  ofAirport: Int32Array;
  count: number;
}

export function numberCities({ airports }: Network, cityOf: CityOf): Cities {
  const numbers = new Map<string, number>();
  const ofAirport = Int32Array.from(airports.codes, (code) => {
    const number = numbers.get(cityOf(code)) ?? numbers.size;
    numbers.set(cityOf(code), number);
    return number;
  });
  return { ofAirport, count: numbers.size };
}

/** How near an airport is to home, in routes; further than two is nowhere. */
const [HOME, ONE_ROUTE, TWO_ROUTES, FAR] = [0, 1, 2, 3];

/**
 * Where journeys between some airports (home) and any city may lead, either way. A journey of a city is never by way of another airport of it,
 * nor by way of home.
 */
export class AnywhereRoutes {
  private readonly home: number[] = [];
  private heading: Heading = "away";
  /** 1 for cities that are not asked for: those of home. */
  private readonly isHome: Uint8Array;
  private readonly routesHome: Uint8Array;
  /** From the origin at hand to wherever a journey may end. */
  private readonly directKm: Float64Array;
  private city = NONE;
  private origin = NONE;

  constructor(
    private readonly network: Network,
    readonly cities: Cities,
  ) {
    const size = network.airports.codes.length;
    this.isHome = new Uint8Array(cities.count);
    this.routesHome = new Uint8Array(size);
    this.directKm = new Float64Array(size);
  }

  /** @param codes airports of home; those that the network does not know are ignored */
  begin(codes: readonly string[], heading: Heading): void {
    this.heading = heading;
    this.home.length = 0;
    this.origin = NONE;
    this.isHome.fill(0);
    this.routesHome.fill(FAR);
    for (const code of codes) {
      const airport = this.network.airports.indexOf.get(code);
      if (airport === undefined || !this.mayChange(airport)) continue;
      this.routesHome[airport] = HOME;
      this.isHome[this.cityAt(airport)] = 1;
      this.home.push(airport);
    }
    if (heading === "home") for (const routes of [HOME, ONE_ROUTE]) this.countOneMore(routes);
  }

  /** Airports that are not yet known to lead home, and have a route to one that does over so many. */
  private countOneMore(routes: number): void {
    const { from, to } = this.network.routes;
    for (let route = 0; route < to.length; route++) {
      const leads = u8At(this.routesHome, u16At(to, route)) === routes && u8At(this.routesHome, u16At(from, route)) === FAR;
      if (leads) this.routesHome[u16At(from, route)] = routes + 1;
    }
  }

  /**
   * Routes that a journey may begin with.
   * @param unreached cities whose journeys have two stops; null: all cities, with at most one
   */
  *firstRoutes(unreached: Uint8Array | null): Generator<number, void> {
    if (this.heading === "away") {
      for (const origin of this.home) yield* this.routesOut(origin, (end) => this.mayChange(end));
      return;
    }
    const most = unreached ? TWO_ROUTES : ONE_ROUTE;
    for (let origin = 0; origin < this.routesHome.length; origin++) {
      if (!this.isAsked(origin) || unreached?.[this.cityAt(origin)] === 0) continue;
      yield* this.routesOut(origin, (end) => u8At(this.routesHome, end) <= most);
    }
  }

  private *routesOut(origin: number, leadsOn: (end: number) => boolean): Generator<number, void> {
    const { outgoing, to } = this.network.routes;
    for (let route = u32At(outgoing, origin); route < u32At(outgoing, origin + 1); route++) if (leadsOn(u16At(to, route))) yield route;
  }

  /** Makes distances count from an origin. */
  startFrom(origin: number): void {
    if (this.origin === origin) return;
    this.origin = origin;
    const { airports } = this.network;
    if (this.heading === "home") for (const end of this.home) this.directKm[end] = distance(airports, origin, end);
    else for (let end = 0; end < this.directKm.length; end++) this.directKm[end] = distance(airports, origin, end);
  }

  /** Says which city the journeys at hand are of. */
  takeCity(city: number): void {
    this.city = city;
  }

  /** Whether a technical stop or a connection at the airport keeps the rules for journeys of the city at hand. */
  isBetween(airport: number): boolean {
    return this.mayChange(airport) && this.cityAt(airport) !== this.city;
  }

  mayChange(airport: number): boolean {
    return u8At(this.routesHome, airport) !== HOME;
  }

  /** The city that a journey is of, -1 where it is not between home and another city. @param origin where one of the first routes begins */
  cityOf(origin: number, end: number): number {
    if (this.heading === "home") return this.mayChange(end) ? NONE : this.cityAt(origin);
    return this.isAsked(end) ? this.cityAt(end) : NONE;
  }

  cityAt(airport: number): number {
    return i32At(this.cities.ofAirport, airport);
  }

  /** Whether a journey of so many kilometres from the origin at hand may end at the airport, which is an end of one. */
  mayEnd(airport: number, flownKm: number): boolean {
    return withinCircuity(flownKm, f64At(this.directKm, airport));
  }

  private isAsked(airport: number): boolean {
    return u8At(this.isHome, this.cityAt(airport)) === 0;
  }
}
