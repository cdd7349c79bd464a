import { type InventoryRow, inventoryTable } from "@/lib/formats/csv/inventory-table";
import { type CsvReport, type CsvTarget, importCsv } from "./parts/import-csv";

const target: CsvTarget<InventoryRow> = {
  kind: "inventory",
  table: inventoryTable,
  scopeOf: (row) => row.carrier,
  clear: async (tx, carrier) => (await tx.inventoryRule.deleteMany({ where: { carrier } })).count,
  write: async (tx, rows) => (await tx.inventoryRule.createMany({ data: rows })).count,
};

/**
 * Replaces all inventory rules of the carriers in each file.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export function importInventory({ files }: { files: readonly string[] }): Promise<CsvReport[]> {
  return importCsv(files, target);
}
