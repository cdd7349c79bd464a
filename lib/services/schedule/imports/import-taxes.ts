import { type TaxRow, taxTable } from "@/lib/formats/csv/tax-table";
import { airportByCode } from "@/lib/reference/airports";
import { csvImporter } from "./parts/import-csv";
import { missingRates } from "./parts/rates-needed";

/**
 * Replaces all tax rules by those of the file (of the last one, where there are several).
 * @throws ImportRefused where a file was refused
 */
export const importTaxes = csvImporter<TaxRow>({
  kind: "taxes",
  table: taxTable((code) => airportByCode(code) !== undefined),
  scopeOf: () => "",
  check: (tx) => missingRates(tx, ["taxes"]),
  clear: async (tx) => (await tx.taxRule.deleteMany()).count,
  write: async (tx, rows) => (await tx.taxRule.createMany({ data: rows.map(toData) })).count,
});

function toData(row: TaxRow) {
  return { ...row, adultMinor: BigInt(row.adultMinor), childMinor: BigInt(row.childMinor), infantMinor: BigInt(row.infantMinor) };
}
