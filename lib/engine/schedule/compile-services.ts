import { chooseLegs } from "@/lib/domain/schedule/choose-legs";
import type { DayWindow } from "@/lib/domain/schedule/day-set";
import { isFictitious } from "@/lib/domain/schedule/fictitious-points";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { groupBy } from "@/lib/util/grouping";
import type { AirportTable } from "../airport-table";
import type { ServiceColumns } from "../service-columns";
import { ServiceBuilder } from "./build-services";
import { chainLegs } from "./chain-legs";
import { limitSale } from "./limit-sale";
import { offerOnce, type Sellers } from "./offer-once";
import { timeRuns } from "./time-runs";

export interface CompiledServices {
  /** In the order in which they were found. */
  services: ServiceColumns;
  /** Airports that legs name and the airport table lacks, in the order of their codes. */
  unknownAirports: string[];
}

/** Compiles leg patterns flight by flight, so that only one flight's need to be in memory. */
export class ServiceCompiler {
  private readonly builder: ServiceBuilder;
  private readonly unknown = new Set<string>();

  constructor(
    private readonly window: DayWindow,
    private readonly airports: AirportTable,
    private readonly sellers: Omit<Sellers, "window" | "zones"> = { isOnSale: () => true, knownDatesOf: () => null },
  ) {
    this.builder = new ServiceBuilder(window, airports);
  }

  /** @param legs all legs of some flights, none of another call's; those at unknown airports are left out */
  add(legs: readonly LegPattern[]): void {
    const flights = groupBy(legs, ({ carrier, flightNumber, suffix }) => `${carrier}/${flightNumber}/${suffix}`);
    for (const flight of flights.values()) this.addFlight(flight);
  }

  private addFlight(legs: readonly LegPattern[]): void {
    const zoneOf = (code: string) => this.airports.zones[this.airports.indexOf.get(code) ?? -1] ?? "";
    const known = legs.filter((leg) => this.isKnown(leg));
    for (const chain of chainLegs(chooseLegs(known, this.window))) {
      if (endsNowhere(chain.legs)) continue;
      const [first] = chain.legs;
      const dates = (first && this.sellers.soldDatesOf?.(first.carrier, first.flightNumber)) ?? null;
      for (const part of limitSale(chain, dates, this.window)) {
        for (const run of timeRuns(part, this.window, zoneOf)) this.builder.add(part.legs, run);
      }
    }
  }

  finish(): CompiledServices {
    const sellers = { ...this.sellers, window: this.window, zones: this.airports.zones };
    return { services: offerOnce(this.builder.finish(), sellers), unknownAirports: [...this.unknown].sort() };
  }

  private isKnown({ origin, destination }: LegPattern): boolean {
    const missing = [origin, destination].filter((code) => !this.airports.indexOf.has(code));
    for (const airport of missing) this.unknown.add(airport);
    return missing.length === 0;
  }
}

/** Nobody boards or leaves at a fictitious point. */
function endsNowhere(legs: readonly LegPattern[]): boolean {
  return isFictitious(legs[0]?.origin ?? "") || isFictitious(legs.at(-1)?.destination ?? "");
}
