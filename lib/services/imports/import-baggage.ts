import type { BagPrice } from "@/lib/domain/bags/bag-price";
import { baggageTable } from "@/lib/formats/csv/baggage-table";
import { type CsvReport, type CsvTarget, importCsv } from "./parts/import-csv";

const target: CsvTarget<BagPrice> = {
  kind: "baggage",
  table: baggageTable,
  scopeOf: (row) => row.carrier,
  clear: async (tx, carrier) => (await tx.baggagePrice.deleteMany({ where: { carrier } })).count,
  write: async (tx, rows) =>
    (await tx.baggagePrice.createMany({ data: rows.map((row) => ({ ...row, amountMinor: BigInt(row.amountMinor) })) })).count,
};

/**
 * Replaces all prices of extra bags of the carriers in each file, see docs/importing-fares.md.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export function importBaggage({ files }: { files: readonly string[] }): Promise<CsvReport[]> {
  return importCsv(files, target);
}
