import { type InventoryRow, inventoryTable } from "@/lib/formats/csv/inventory-table";
import { followTable } from "./parts/follow-table";
import { csvImporter } from "./parts/import-csv";
import type { KeptTable } from "./parts/restore-rows";

/** Inventory rules: replaced by carrier, and taken back by carrier. */
export const inventoryRules: KeptTable<InventoryRow> = {
  isKept: true,
  scopeOf: ({ carrier }) => carrier,
  read: (tx, carrier) => tx.$queryRaw<InventoryRow[]>`
    select carrier, booking_class as "bookingClass", cabin, days_before as "daysBefore", authorised_percent as "authorisedPercent"
      from inventory_rule where carrier = ${carrier} order by id`,
  compared: ({ bookingClass, daysBefore, cabin, authorisedPercent }) => ({
    name: `${bookingClass} ${daysBefore}`,
    // A class whose rules authorise nothing is not sold.
    gives: authorisedPercent > 0 ? bookingClass : null,
    terms: { cabin, authorised_percent: String(authorisedPercent) },
    amounts: {},
  }),
  clear: async (tx, carrier) => (await tx.inventoryRule.deleteMany({ where: { carrier } })).count,
  restore: (tx, rows) => tx.$executeRaw`
    insert into inventory_rule (carrier, booking_class, cabin, days_before, authorised_percent)
    select carrier, "bookingClass", cabin, "daysBefore", "authorisedPercent"
      from jsonb_to_recordset(${rows}) as r (carrier text, "bookingClass" text, cabin text, "daysBefore" int, "authorisedPercent" int)`,
};

/**
 * Replaces all inventory rules of the carriers in each file.
 * @throws ImportRefused where a file was refused
 */
export const importInventory = csvImporter<InventoryRow>({
  ...inventoryRules,
  kind: "inventory",
  table: inventoryTable,
  follow: followTable(inventoryRules),
  write: async (tx, rows) => (await tx.inventoryRule.createMany({ data: rows })).count,
});
