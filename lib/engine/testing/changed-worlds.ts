import fc from "fast-check";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { type AirportTable, tabulateAirports } from "../airport-table";
import { mergeNetwork, type NetworkColumns, windowAround } from "../network-columns";
import { ServiceCompiler } from "../schedule/compile-services";
import { withCharters } from "./with-charters";
import { worlds } from "./worlds";

/** Charter flights are never part of a connection. */
const CHARTER = "C";
const CARRIERS = ["C1", "C2", "C3"];

/** A schedule of which some carriers' flights change: compiled before, what changed merged into that, and all of it compiled anew. */
export interface ChangedWorld {
  airports: AirportTable;
  /** Whether a carrier's flights are the same before and after. */
  keeps: (carrier: string) => boolean;
  base: NetworkColumns;
  stepwise: NetworkColumns;
  whole: NetworkColumns;
}

export const changedWorlds: fc.Arbitrary<ChangedWorld> = fc
  .record({
    before: worlds,
    after: worlds,
    changed: fc.uniqueArray(fc.constantFrom(...CARRIERS), { minLength: 1, maxLength: 3 }),
    gone: fc.boolean(),
  })
  .map(({ before, after, changed, gone }) => {
    const { airports: list, fromDay, toDay } = before.input;
    const airports = tabulateAirports(list.slice(0, 5));
    const window = windowAround(fromDay, toDay, 8);
    const compile = (carriers: readonly string[], flown: readonly LegPattern[]) => {
      const compiler = new ServiceCompiler(window, airports);
      for (const carrier of carriers) compiler.add(flown.filter((leg) => leg.carrier === carrier));
      const { services, unknown } = compiler.finish();
      return { columns: services, unknown, keeps: () => true };
    };
    const keeps = (carrier: string) => !changed.includes(carrier);
    const legs = withCharters(before.input.legs, CHARTER);
    const newLegs = gone ? [] : withCharters(after.input.legs, CHARTER).filter(({ carrier }) => !keeps(carrier));
    const unchanged = legs.filter(({ carrier }) => keeps(carrier));
    const base = mergeNetwork([compile(CARRIERS, legs)], window, airports);
    const kept = { columns: base.services, unknown: base.unknown, keeps };
    const stepwise = mergeNetwork([kept, compile(changed, newLegs)], window, airports);
    const whole = mergeNetwork([compile(CARRIERS, [...unchanged, ...newLegs])], window, airports);
    return { airports, keeps, base, stepwise, whole };
  });
