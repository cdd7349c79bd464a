import type { Rate } from "@/lib/domain/pricing/exchange";
import { type FareColumns, FareColumnsBuilder } from "@/lib/domain/pricing/fare-columns";
import type { TaxRule } from "@/lib/domain/pricing/taxes";
import type { NetworkInput } from "@/lib/engine/oracle/compile-network";
import type { InventoryRow } from "@/lib/formats/csv/inventory-table";
import { makeWorld } from "./make-world";
import type { WorldOptions } from "./options";

/** A world in memory, made or read: all that the engine is compiled from. */
export interface BenchWorld {
  /** What the tables call it. */
  name: string;
  seed: number;
  input: NetworkInput;
  fares: FareColumns;
  cityOf: (airport: string) => string;
  inventory: readonly InventoryRow[];
  taxes: readonly TaxRule[];
  rates: readonly Rate[];
}

/** A made world, all of it in memory. */
export function madeWorld(options: WorldOptions): BenchWorld {
  const world = makeWorld(options);
  const { airports, agreements, fromDay, toDay, inventory, taxes, rates } = world;
  const cities = new Map(airports.map(({ code, cityCode }) => [code, cityCode]));
  const fares = new FareColumnsBuilder();
  for (const fare of world.fares()) fares.add(fare);
  return {
    name: `${airports.length.toLocaleString("en-GB")} airports, ${options.flightsPerDay.toLocaleString("en-GB")} flights a day`,
    seed: options.seed,
    input: { legs: world.legs(), airports, agreements, fromDay, toDay },
    fares: fares.finish(),
    cityOf: (airport) => cities.get(airport) ?? airport,
    ...{ inventory, taxes, rates },
  };
}
