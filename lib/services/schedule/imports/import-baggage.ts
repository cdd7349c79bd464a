import type { BagPrice } from "@/lib/domain/bags/bag-price";
import { baggageTable } from "@/lib/formats/csv/baggage-table";
import { csvImporter } from "./parts/import-csv";
import { missingRates } from "./parts/rates-needed";

/**
 * Replaces all prices of extra bags of the carriers in each file, see docs/importing-fares.md.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export const importBaggage = csvImporter<BagPrice>({
  kind: "baggage",
  table: baggageTable,
  scopeOf: (row) => row.carrier,
  check: (tx) => missingRates(tx, ["baggage"]),
  clear: async (tx, carrier) => (await tx.baggagePrice.deleteMany({ where: { carrier } })).count,
  write: async (tx, rows) =>
    (await tx.baggagePrice.createMany({ data: rows.map((row) => ({ ...row, amountMinor: BigInt(row.amountMinor) })) })).count,
});
