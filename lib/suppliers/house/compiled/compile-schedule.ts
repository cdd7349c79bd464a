import type pg from "pg";
import { offsetHoldsUntil } from "@/lib/domain/zones";
import { ServiceCompiler } from "@/lib/engine/compile-services";
import { mergeNetwork, type NetworkColumns, windowAround } from "@/lib/engine/network-columns";
import { changedRoutes } from "@/lib/engine/priced/same-routes";
import { tabulate } from "@/lib/engine/priced/table-columns";
import { readLegs } from "../read-rows";
import { isCharter } from "../selling-rules";
import { airportTable } from "./airports";
import { changedCarriers, eachInTurn, isNotIn } from "./by-carrier";
import type { ScheduleColumns } from "./columns";
import { carriersOf, selectLegs, slicesOf } from "./select-records";
import type { About } from "./versions";

/** SSIM has one digit for the days after a flight's date, 0 to 7, and 2400 is one day more. */
const LATEST_DAY_OFFSET = 8;
const DAY_MINUTES = 1440;

/**
 * Compiles the schedule.
 * @param client in a transaction
 * @param base an older schedule of the same database and days, if there is one: carriers that have not changed since are taken over
 */
export async function compileSchedule(client: pg.ClientBase, about: About, base: ScheduleColumns | null): Promise<ScheduleColumns> {
  const changed = await changedCarriers(client, "schedule", about, base?.about);
  if (!base || changed === null) {
    const network = await compileNetwork(client, about, await carriersOf(client, "schedule_leg"), null);
    return { about, network, derived: tabulate(scheduleOf(network), isCharter, null) };
  }
  const network = await compileNetwork(client, about, changed, base);
  const before = { ...base.network, tables: base.derived, keeps: isNotIn(changed) };
  return { about, network, derived: tabulate(scheduleOf(network), isCharter, before) };
}

function scheduleOf(network: NetworkColumns) {
  return { ...network, airports: airportTable(), services: { ...network.services, ofRoute: network.ofRoute } };
}

/** The network of these carriers, and of the others that `base` has. */
async function compileNetwork(
  client: pg.ClientBase,
  { fromDay, toDay }: About,
  carriers: readonly string[],
  base: ScheduleColumns | null,
): Promise<NetworkColumns> {
  const window = windowAround(fromDay, toDay, LATEST_DAY_OFFSET);
  const compiler = new ServiceCompiler(window, airportTable());
  const compiled = eachInTurn(client, carriers.flatMap(slicesOf), selectLegs, (legs) => compiler.add(readLegs(legs)));
  try {
    if (base) learnClocks(base, carriers);
  } finally {
    // Until then the connection is in use.
    await compiled;
  }
  const { services, unknown } = compiler.finish();
  const added = { columns: services, unknown, keeps: () => true };
  if (!base) return mergeNetwork([added], window, airportTable());
  const kept = { columns: base.network.services, unknown: base.network.unknown, keeps: isNotIn(carriers) };
  return mergeNetwork([kept, added], window, airportTable());
}

/** Finds out when clocks change where the carriers flew before, as they will again: while the database looks up what they fly now. */
function learnClocks({ network, derived }: ScheduleColumns, changed: readonly string[]): void {
  const isFlown = changedRoutes(derived, network.services, isNotIn(changed));
  const airports = new Set(network.routes.from.filter((_, route) => isFlown[route] === 1));
  const zones = new Set(Array.from(airports, (airport) => airportTable().zones[airport] ?? "UTC"));
  for (const zone of zones) offsetHoldsUntil(zone, network.window.first * DAY_MINUTES);
}
