import { z } from "zod";
import { carrierCell } from "./cells";
import type { CsvTable } from "./table";

/** Two carriers that ticket on each other's paper, in alphabetical order. */
export interface InterlineRow {
  carrierA: string;
  carrierB: string;
}

const cells = { carrier_a: carrierCell, carrier_b: carrierCell };

export const interlineTable: CsvTable<InterlineRow> = {
  columns: Object.keys(cells),
  optionalColumns: [],
  schema: z
    .object(cells)
    .check(({ value, issues }) => {
      if (value.carrier_a !== value.carrier_b) return;
      issues.push({ code: "custom", message: "same_carriers", path: ["carrier_b"], params: { value: value.carrier_b }, input: value });
    })
    .transform(({ carrier_a: left, carrier_b: right }) =>
      left < right ? { carrierA: left, carrierB: right } : { carrierA: right, carrierB: left },
    ),
  identities: (row) => [[row.carrierA, row.carrierB]],
};
