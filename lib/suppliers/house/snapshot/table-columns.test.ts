import fc from "fast-check";
import { expect, test } from "vitest";
import type { AirportTable } from "@/lib/engine/airport-table";
import { networkOf } from "@/lib/engine/network";
import type { NetworkColumns } from "@/lib/engine/network-columns";
import { ALONE, ENTRY, TIMES } from "@/lib/engine/priced/tables/running-services";
import { type OlderSchedule, SameRoutes } from "@/lib/engine/priced/tables/same-routes";
import type { Schedule } from "@/lib/engine/priced/tables/schedule";
import { tablesOf, tabulateSchedule } from "@/lib/engine/priced/tables/schedule-tables";
import { type TableColumns, tabulate } from "@/lib/engine/priced/tables/table-columns";
import { changedWorlds } from "@/lib/engine/testing/changed-worlds";
import { Packing, Unpacked } from "./pack";
import { columnsOfTables, thawTables } from "./table-columns";

const isAlone = (serviceType: string) => serviceType === "C";

function networkAt(airports: AirportTable, columns: NetworkColumns) {
  return networkOf(columns, { airports, agreements: [], fromDay: columns.window.first, toDay: columns.window.first });
}

function packedAndRead(tables: TableColumns): TableColumns {
  const packing = new Packing({ origin: "", versions: {}, fromDay: 0, toDay: 0 });
  packing.add(columnsOfTables(tables));
  return thawTables(new Unpacked(packing.finish()));
}

/** Of all entries of routes that can be taken over from an older schedule: which are of flights that are never part of a connection. */
function takenOver(older: OlderSchedule, schedule: Schedule, tables: TableColumns): boolean[] {
  const same = new SameRoutes(older, schedule, tables);
  const { start, stretches, entries } = older.tables.running;
  const taken: boolean[] = [];
  for (let route = 0; route < schedule.routes.from.length; ) {
    const row = same.rowFrom(route);
    if (row) {
      const end = start[(row.route + row.count) * stretches] ?? 0;
      for (let entry = start[row.route * stretches] ?? 0; entry < end; entry++) {
        taken.push(((entries[entry * ENTRY + TIMES] ?? 0) & ALONE) !== 0);
      }
    }
    route += row?.count ?? 1;
  }
  return taken;
}

/** How many of the repeated departures are of carriers whose flights are as they were. */
function keptRepeated({ services }: Schedule, tables: TableColumns, keeps: (carrier: string) => boolean): number {
  const days = services.words * 32;
  const carriers = Array.from(tables.repeated, (key) => services.carriers[services.carrier[Math.floor(key / days)] ?? 0] ?? "");
  return carriers.filter(keeps).length;
}

test("tables out of packed memory are those of their network, also where some of them come from an older schedule", () => {
  const seen = { alone: 0, takenOver: 0, takenOverAlone: 0, repeatedKept: 0 };
  fc.assert(
    fc.property(changedWorlds, ({ airports, keeps, base, stepwise }) => {
      const older = packedAndRead(tabulate(networkAt(airports, base), isAlone, null));
      expect(tablesOf(older, { airports, window: base.window })).toEqual(tabulateSchedule(networkAt(airports, base), isAlone));
      const network = networkAt(airports, stepwise);
      const before = { ...base, keeps, tables: older };
      const newer = packedAndRead(tabulate(network, isAlone, before));
      expect(newer).toEqual(packedAndRead(tabulate(network, isAlone, null)));
      expect(tablesOf(newer, network)).toEqual(tabulateSchedule(network, isAlone));
      const taken = takenOver(before, network, newer);
      seen.alone += newer.alone.filter((alone) => alone === 1).length;
      seen.takenOver += taken.length;
      seen.takenOverAlone += taken.filter(Boolean).length;
      seen.repeatedKept += keptRepeated(network, newer, keeps);
    }),
    { numRuns: 300 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});
