import { type EntryRuleRow, entryRuleTable } from "@/lib/formats/csv/entry-rule-table";
import { allCountryCodes } from "@/lib/reference/countries";
import { followTable } from "./parts/follow-table";
import { csvImporter } from "./parts/import-csv";

const citizenshipOf = (row: EntryRuleRow) => row.citizenship;

const COUNTRIES: ReadonlySet<string> = new Set(allCountryCodes());

/**
 * Replaces all entry rules of the citizenships in each file.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export const importEntryRules = csvImporter<EntryRuleRow>({
  kind: "visas",
  table: entryRuleTable((code) => COUNTRIES.has(code)),
  scopeOf: citizenshipOf,
  follow: followTable({
    scopeOf: citizenshipOf,
    read: (tx, citizenship) => tx.entryRule.findMany({ where: { citizenship } }),
    compared: ({ country, kind, days, disputedKind, source, sourceDate }) => ({
      name: country,
      gives: country,
      terms: { kind, days: String(days ?? "none"), disputed_kind: disputedKind ?? "none", source, source_date: sourceDate },
      amounts: {},
    }),
  }),
  clear: async (tx, citizenship) => (await tx.entryRule.deleteMany({ where: { citizenship } })).count,
  write: async (tx, rows) => (await tx.entryRule.createMany({ data: rows })).count,
});
