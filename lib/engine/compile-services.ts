import type { LegPattern } from "@/lib/domain/schedule";
import type { AirportTable } from "./airport-table";
import { ServiceBuilder } from "./build-services";
import { chainLegs } from "./chain-legs";
import { chooseLegs } from "./choose-legs";
import type { DayWindow } from "./day-set";
import type { ServiceColumns } from "./service-columns";
import { timeRuns } from "./time-runs";

/** An airport that a carrier's legs name and nobody knows. */
export interface UnknownAirport {
  carrier: string;
  airport: string;
}

/** Compiles leg patterns some flights at a time, so that only theirs need to be in memory. */
export class ServiceCompiler {
  private readonly builder: ServiceBuilder;
  private readonly unknown = new Map<string, UnknownAirport>();

  constructor(
    private readonly window: DayWindow,
    private readonly airports: AirportTable,
  ) {
    this.builder = new ServiceBuilder(window, airports);
  }

  /** @param legs all legs of some flights: none of another call's; those at unknown airports are left out */
  add(legs: readonly LegPattern[]): void {
    const zoneOf = (code: string) => this.airports.zones[this.airports.indexOf.get(code) ?? -1] ?? "";
    for (const patterns of this.groupByFlight(legs)) {
      for (const chain of chainLegs(chooseLegs(patterns, this.window))) {
        for (const run of timeRuns(chain, this.window, zoneOf)) this.builder.add(chain.legs, run);
      }
    }
  }

  /** Services in the order in which they were found: to be merged. */
  finish(): { services: ServiceColumns; unknown: UnknownAirport[] } {
    return { services: this.builder.finish(), unknown: [...this.unknown.values()] };
  }

  private groupByFlight(legs: readonly LegPattern[]): Iterable<LegPattern[]> {
    const flights = new Map<string, LegPattern[]>();
    for (const leg of legs) {
      if (!this.isKnown(leg)) continue;
      const key = `${leg.carrier}/${leg.flightNumber}/${leg.suffix}`;
      const flight = flights.get(key);
      if (flight) flight.push(leg);
      else flights.set(key, [leg]);
    }
    return flights.values();
  }

  private isKnown({ carrier, origin, destination }: LegPattern): boolean {
    const { indexOf } = this.airports;
    if (indexOf.has(origin) && indexOf.has(destination)) return true;
    const missing = [origin, destination].filter((code) => !indexOf.has(code));
    for (const airport of missing) this.unknown.set(`${carrier} ${airport}`, { carrier, airport });
    return false;
  }
}
