import { type InterlineRow, interlineTable } from "@/lib/formats/csv/interline-table";
import { type CsvReport, type CsvTarget, importCsv } from "./parts/import-csv";

const target: CsvTarget<InterlineRow> = {
  kind: "interline",
  table: interlineTable,
  scopeOf: () => "",
  clear: async (tx) => (await tx.interlineAgreement.deleteMany()).count,
  write: async (tx, rows) => (await tx.interlineAgreement.createMany({ data: rows })).count,
};

/**
 * Replaces all interline agreements by those of the file (of the last one, where there are several).
 * @throws ImportRefused where a file was refused
 */
export function importInterline({ files }: { files: readonly string[] }): Promise<CsvReport[]> {
  return importCsv(files, target);
}
