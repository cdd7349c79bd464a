import type { Rate } from "@/lib/domain/pricing/exchange";
import { rateTable } from "@/lib/formats/csv/rate-table";
import { csvImporter } from "./parts/import-csv";
import { missingRates } from "./parts/rates-needed";

/**
 * Replaces all exchange rates by those of the file (of the last one, where there are several).
 * @throws ImportRefused where a file was refused
 */
export const importRates = csvImporter<Rate>({
  kind: "rates",
  table: rateTable,
  scopeOf: () => "",
  check: (tx) => missingRates(tx),
  clear: async (tx) => (await tx.exchangeRate.deleteMany()).count,
  write: async (tx, rows) => (await tx.exchangeRate.createMany({ data: rows })).count,
});
