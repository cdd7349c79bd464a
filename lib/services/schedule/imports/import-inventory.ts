import { type InventoryRow, inventoryTable } from "@/lib/formats/csv/inventory-table";
import { followTable } from "./parts/follow-table";
import { csvImporter } from "./parts/import-csv";

const carrierOf = (row: InventoryRow) => row.carrier;

/**
 * Replaces all inventory rules of the carriers in each file.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export const importInventory = csvImporter<InventoryRow>({
  kind: "inventory",
  table: inventoryTable,
  scopeOf: carrierOf,
  follow: followTable({
    scopeOf: carrierOf,
    read: (tx, carrier) => tx.$queryRaw<InventoryRow[]>`
      select carrier, booking_class as "bookingClass", cabin, days_before as "daysBefore", authorised_percent as "authorisedPercent"
        from inventory_rule where carrier = ${carrier}`,
    compared: ({ bookingClass, daysBefore, cabin, authorisedPercent }) => ({
      name: `${bookingClass} ${daysBefore}`,
      // A class whose rules authorise nothing is not sold.
      gives: authorisedPercent > 0 ? bookingClass : null,
      terms: { cabin, authorised_percent: String(authorisedPercent) },
      amounts: {},
    }),
  }),
  clear: async (tx, carrier) => (await tx.inventoryRule.deleteMany({ where: { carrier } })).count,
  write: async (tx, rows) => (await tx.inventoryRule.createMany({ data: rows })).count,
});
