import { badLineText } from "@/lib/formats/imports/bad-line";
import type { CsvReport } from "@/lib/services/schedule/imports/parts/import-csv";
import type { ImportFlags } from "./import-flags";
import { notOnSale } from "./not-on-sale";
import { locale } from "./print-import";

/**
 * Tells of the import of one CSV file.
 * @param what the rows are, e.g. `fares`
 */
export function describeCsv(what: string, { dryRun }: ImportFlags): (report: CsvReport) => string[] {
  return ({ file, rowsRead, rowsWritten, rowsReplaced, scopes, losses, warnings, notOnSale: carriers }) => [
    dryRun ? `${file}: checked, nothing was changed` : `${file}: imported`,
    `  rows read: ${rowsRead}`,
    `  ${what} written: ${rowsWritten}`,
    `  replaced: ${rowsReplaced} earlier ${what}${scopes.length > 0 ? ` of ${scopes.join(", ")}` : ""}`,
    ...losses.map(({ scope, before, lost }) => `  no longer sold: ${lost} of ${before} routes of ${scope}`),
    ...warnings.map((warning) => `  warning: ${badLineText(warning, locale())}`),
    ...notOnSale(carriers).map((line) => `  ${line}`),
  ];
}
