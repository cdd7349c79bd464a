import { type FareRow, faresOf, fareTable } from "@/lib/formats/fares-csv/fare-table";
import { airportsOf } from "@/lib/reference/airports";
import { type CsvReport, type CsvTarget, importCsv } from "./parts/import-csv";
import { insertFares } from "./parts/insert-fares";

const target: CsvTarget<FareRow> = {
  kind: "fares",
  table: fareTable((code) => airportsOf(code).length > 0),
  scopeOf: ({ fare }) => fare.carrier,
  clear: async (tx, carrier) => (await tx.fare.deleteMany({ where: { carrier } })).count,
  write: (tx, rows) => insertFares(tx, rows.flatMap(faresOf)),
};

/**
 * Replaces all fares of the carriers in each file, see docs/importing-fares.md.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export function importFares({ files }: { files: readonly string[] }): Promise<CsvReport[]> {
  return importCsv(files, target);
}
