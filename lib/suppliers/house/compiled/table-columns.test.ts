import fc from "fast-check";
import { expect, test } from "vitest";
import type { AirportTable } from "@/lib/engine/airport-table";
import { networkOf } from "@/lib/engine/network";
import type { NetworkColumns } from "@/lib/engine/network-columns";
import { tablesOf, tabulateSchedule } from "@/lib/engine/priced/schedule-tables";
import { type TableColumns, tabulate } from "@/lib/engine/priced/table-columns";
import { changedWorlds } from "@/lib/engine/testing/changed-worlds";
import { pack, Unpacked } from "./pack";
import { columnsOfTables, thawTables } from "./table-columns";

const isAlone = (serviceType: string) => serviceType === "C";

function networkAt(airports: AirportTable, columns: NetworkColumns) {
  return networkOf(columns, { airports, agreements: [], fromDay: columns.window.first, toDay: columns.window.first });
}

function packedAndRead(tables: TableColumns): TableColumns {
  return thawTables(new Unpacked(pack("", new Map(columnsOfTables(tables)))));
}

test("tables out of packed memory are those of their network, also where some of them come from an older schedule", () => {
  let repeated = 0;
  fc.assert(
    fc.property(changedWorlds, ({ airports, keeps, base, stepwise }) => {
      const older = packedAndRead(tabulate(networkAt(airports, base), isAlone, null));
      expect(tablesOf(older, { airports, window: base.window })).toEqual(tabulateSchedule(networkAt(airports, base), isAlone));
      const network = networkAt(airports, stepwise);
      const newer = packedAndRead(tabulate(network, isAlone, { ...base, keeps, tables: older }));
      expect(newer).toEqual(packedAndRead(tabulate(network, isAlone, null)));
      expect(tablesOf(newer, network)).toEqual(tabulateSchedule(network, isAlone));
      repeated += newer.repeated.length;
    }),
    { numRuns: 300 },
  );
  expect(repeated).toBeGreaterThan(0);
}, 60_000);
