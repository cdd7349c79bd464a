import { type EntryRuleRow, entryRuleTable } from "@/lib/formats/csv/entry-rule-table";
import { allCountryCodes } from "@/lib/reference/countries";
import { csvImporter } from "./parts/import-csv";

const COUNTRIES: ReadonlySet<string> = new Set(allCountryCodes());

/**
 * Replaces all entry rules of the citizenships in each file.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export const importEntryRules = csvImporter<EntryRuleRow>({
  kind: "visas",
  table: entryRuleTable((code) => COUNTRIES.has(code)),
  scopeOf: (row) => row.citizenship,
  clear: async (tx, citizenship) => (await tx.entryRule.deleteMany({ where: { citizenship } })).count,
  write: async (tx, rows) => (await tx.entryRule.createMany({ data: rows })).count,
});
