import type { CityOf } from "@/lib/domain/pricing/tariff";
import type { Network } from "@/lib/engine/network";
import { distance } from "@/lib/engine/route-table";
import { withinCircuity } from "@/lib/engine/rules";
import { f64At, i32At } from "@/lib/util/at";

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

/** Where journeys from some airports to any city may lead. A journey to a city is never by way of another airport of it. */
export class AnywhereRoutes {
  readonly origins: number[] = [];
  /** 1 for cities that are not asked for: those of the origins. */
  private readonly isHome: Uint8Array;
  private readonly isOrigin: Uint8Array;
  private readonly directKm: Float64Array;
  private city = NONE;
  private origin = NONE;

  constructor(
    private readonly network: Network,
    readonly cities: Cities,
  ) {
    const size = network.airports.codes.length;
    this.isHome = new Uint8Array(cities.count);
    this.isOrigin = new Uint8Array(size);
    this.directKm = new Float64Array(size);
  }

  /** @param codes airports of the origin; those that the network does not know are ignored */
  begin(codes: readonly string[]): void {
    this.origins.length = 0;
    this.origin = NONE;
    this.isHome.fill(0);
    this.isOrigin.fill(0);
    for (const code of codes) {
      const airport = this.network.airports.indexOf.get(code);
      if (airport === undefined || this.isOrigin[airport] === 1) continue;
      this.isOrigin[airport] = 1;
      this.isHome[this.cityAt(airport)] = 1;
      this.origins.push(airport);
    }
  }

  /** Makes distances count from an origin. */
  startFrom(origin: number): void {
    if (this.origin === origin) return;
    this.origin = origin;
    for (let airport = 0; airport < this.directKm.length; airport++) {
      this.directKm[airport] = distance(this.network.airports, origin, airport);
    }
  }

  /** Says which city the journeys at hand end in. */
  endIn(city: number): void {
    this.city = city;
  }

  /** Whether a technical stop or a connection at the airport keeps the rules for journeys to the city at hand. */
  isBetween(airport: number): boolean {
    return this.mayChange(airport) && this.cityAt(airport) !== this.city;
  }

  mayChange(airport: number): boolean {
    return this.isOrigin[airport] === 0;
  }

  isAsked(airport: number): boolean {
    return this.isHome[this.cityAt(airport)] === 0;
  }

  cityAt(airport: number): number {
    return i32At(this.cities.ofAirport, airport);
  }

  /** Whether a journey of so many kilometres from the origin at hand may end at the airport. */
  mayEnd(airport: number, flownKm: number): boolean {
    return withinCircuity(flownKm, f64At(this.directKm, airport));
  }
}
