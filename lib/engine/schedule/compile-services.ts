import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { groupBy } from "@/lib/util/grouping";
import type { AirportTable } from "../airport-table";
import type { ServiceColumns } from "../service-columns";
import { ServiceBuilder } from "./build-services";
import { chainLegs } from "./chain-legs";
import { chooseLegs } from "./choose-legs";
import type { DayWindow } from "./day-set";
import { timeRuns } from "./time-runs";

/** An airport that a carrier's legs name and nobody knows. */
export interface UnknownAirport {
  carrier: string;
  airport: string;
}

/** Compiles leg patterns flight by flight, so that only one flight's need to be in memory. */
export class ServiceCompiler {
  private readonly builder: ServiceBuilder;
  private readonly unknown = new Map<string, UnknownAirport>();

  constructor(
    private readonly window: DayWindow,
    private readonly airports: AirportTable,
  ) {
    this.builder = new ServiceBuilder(window, airports);
  }

  /** @param legs all legs of some flights: none of another call's */
  add(legs: readonly LegPattern[]): void {
    const flights = groupBy(legs, ({ carrier, flightNumber, suffix }) => `${carrier}/${flightNumber}/${suffix}`);
    for (const flight of flights.values()) this.addFlight(flight);
  }

  /** @param legs all legs of one flight; those at unknown airports are left out */
  addFlight(legs: readonly LegPattern[]): void {
    const zoneOf = (code: string) => this.airports.zones[this.airports.indexOf.get(code) ?? -1] ?? "";
    const known = legs.filter((leg) => this.isKnown(leg));
    for (const chain of chainLegs(chooseLegs(known, this.window))) {
      for (const run of timeRuns(chain, this.window, zoneOf)) this.builder.add(chain.legs, run);
    }
  }

  /** Services in the order in which they were found: to be merged. */
  finish(): { services: ServiceColumns; unknown: UnknownAirport[] } {
    return { services: this.builder.finish(), unknown: [...this.unknown.values()] };
  }

  private isKnown({ carrier, origin, destination }: LegPattern): boolean {
    const { indexOf } = this.airports;
    if (indexOf.has(origin) && indexOf.has(destination)) return true;
    const missing = [origin, destination].filter((code) => !indexOf.has(code));
    for (const airport of missing) this.unknown.set(`${carrier} ${airport}`, { carrier, airport });
    return false;
  }
}
