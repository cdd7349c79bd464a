import { type InventoryRow, inventoryTable } from "@/lib/formats/csv/inventory-table";
import { csvImporter } from "./parts/import-csv";

/**
 * Replaces all inventory rules of the carriers in each file.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export const importInventory = csvImporter<InventoryRow>({
  kind: "inventory",
  table: inventoryTable,
  scopeOf: (row) => row.carrier,
  clear: async (tx, carrier) => (await tx.inventoryRule.deleteMany({ where: { carrier } })).count,
  write: async (tx, rows) => (await tx.inventoryRule.createMany({ data: rows })).count,
});
