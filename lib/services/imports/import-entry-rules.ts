import { type EntryRuleRow, entryRuleTable } from "@/lib/formats/csv/entry-rule-table";
import { allCountryCodes } from "@/lib/reference/countries";
import { type CsvReport, type CsvTarget, importCsv } from "./parts/import-csv";

/**
 * Replaces all entry rules of the citizenships in each file.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export function importEntryRules({ files }: { files: readonly string[] }): Promise<CsvReport[]> {
  return importCsv(files, entryRuleTarget(new Set(allCountryCodes())));
}

function entryRuleTarget(countries: ReadonlySet<string>): CsvTarget<EntryRuleRow> {
  return {
    kind: "visas",
    table: entryRuleTable((code) => countries.has(code)),
    scopeOf: (row) => row.citizenship,
    clear: async (tx, citizenship) => (await tx.entryRule.deleteMany({ where: { citizenship } })).count,
    write: async (tx, rows) => (await tx.entryRule.createMany({ data: rows })).count,
  };
}
