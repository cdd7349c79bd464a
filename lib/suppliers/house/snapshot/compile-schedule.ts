import type pg from "pg";
import { mergeNetwork, type NetworkColumns, windowAround } from "@/lib/engine/network-columns";
import { tabulate } from "@/lib/engine/priced/tables/table-columns";
import { ServiceCompiler } from "@/lib/engine/schedule/compile-services";
import { isCharter } from "../selling-rules";
import { airportTable } from "./airports";
import { changedCarriers, eachInTurn, isNotIn } from "./by-carrier";
import { packNetwork, packTables, type ScheduleColumns } from "./columns";
import type { Packing } from "./pack";
import { readFlights } from "./read-rows";
import { carriersOf, selectLegs, slicesOf } from "./select-records";
import type { About } from "./versions";

/** SSIM has one digit for the days after a flight's date, 0 to 7, and 2400 is one day more. */
const LATEST_DAY_OFFSET = 8;

type Days = Pick<About, "fromDay" | "toDay">;

/** An older schedule of the same database and days, of which some carriers' services are taken over. */
export interface Kept {
  schedule: ScheduleColumns;
  keeps: (carrier: string) => boolean;
}

/**
 * Compiles the schedule.
 * @param client in a transaction
 * @param base an older schedule of the same database and days, if there is one: carriers that have not changed since are taken over
 * @param packing given the columns
 */
export async function compileSchedule(client: pg.ClientBase, about: About, base: ScheduleColumns | null, packing: Packing): Promise<void> {
  const changed = await changedCarriers(client, "schedule", about, base?.about);
  const carriers = changed ?? (await carriersOf(client, "schedule_leg"));
  const compiler = compilerFor(about);
  await eachInTurn(client, carriers.flatMap(slicesOf), selectLegs, (legs) => addLegs(legs, compiler));
  packSchedule(compiler, about, base && changed ? { schedule: base, keeps: isNotIn(changed) } : null, packing);
}

/** @param legs as `selectLegs` gives them */
export function addLegs(legs: Uint8Array, compiler: ServiceCompiler): void {
  for (const flight of readFlights(legs)) compiler.addFlight(flight);
}

export function compilerFor(days: Days): ServiceCompiler {
  return new ServiceCompiler(windowOf(days), airportTable());
}

/**
 * Merges what has been compiled into what is kept, and derives what searches need of it.
 * @param packing given the columns of the network as soon as they are there, then those that are derived of it
 */
export function packSchedule(compiler: ServiceCompiler, days: Days, kept: Kept | null, packing: Packing): void {
  const { services, unknown } = compiler.finish();
  const added = { columns: services, unknown, keeps: () => true };
  const network = mergeNetwork(kept ? [sourceOf(kept), added] : [added], windowOf(days), airportTable());
  packNetwork(network, packing);
  const before = kept && { ...kept.schedule.network, tables: kept.schedule.derived, keeps: kept.keeps };
  packTables(tabulate(scheduleOf(network), isCharter, before), packing);
}

function sourceOf({ schedule: { network }, keeps }: Kept) {
  return { columns: network.services, unknown: network.unknown, keeps };
}

function scheduleOf(network: NetworkColumns) {
  return { ...network, airports: airportTable(), services: { ...network.services, ofRoute: network.ofRoute } };
}

function windowOf({ fromDay, toDay }: Days) {
  return windowAround(fromDay, toDay, LATEST_DAY_OFFSET);
}
