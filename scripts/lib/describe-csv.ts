import type { CsvReport } from "@/lib/services/imports/parts/import-csv";

/** @param what the rows are, e.g. `fares` */
export function describeCsv(what: string): (report: CsvReport) => string[] {
  return ({ file, rowsRead, rowsWritten, rowsReplaced, scopes }) => [
    `${file}: imported`,
    `  rows read: ${rowsRead}`,
    `  ${what} written: ${rowsWritten}`,
    `  replaced: ${rowsReplaced} earlier ${what}${scopes.length > 0 ? ` of ${scopes.join(", ")}` : ""}`,
  ];
}
