// npm run import:KIND -- FILE…: see docs/importing-schedules.md, docs/importing-fares.md, docs/reference-data.md and, for coupons, docs/operating.md.
import { disconnect } from "@/lib/db";
import { airportByCode } from "@/lib/reference/airports";
import { loadReference } from "@/lib/reference/load-reference";
import { importBaggage } from "@/lib/services/imports/import-baggage";
import { importEntryRules } from "@/lib/services/imports/import-entry-rules";
import { importFares } from "@/lib/services/imports/import-fares";
import { importInterline } from "@/lib/services/imports/import-interline";
import { importInventory } from "@/lib/services/imports/import-inventory";
import { importRates } from "@/lib/services/imports/import-rates";
import { importReference, REFERENCE_KINDS } from "@/lib/services/imports/import-reference";
import { importSchedule } from "@/lib/services/imports/import-schedule";
import { importTaxes } from "@/lib/services/imports/import-taxes";
import type { CsvReport } from "@/lib/services/imports/parts/import-csv";
import { recordCoupons } from "@/lib/services/refunds/record-coupons";
import { describeSchedule } from "./lib/describe-schedule";
import { findDatabase } from "./lib/find-database";
import { printImport } from "./lib/print-import";

type Importer = (files: string[]) => Promise<boolean>;

const IMPORTERS = new Map<string, Importer>([
  ["schedule", (files) => printImport(importSchedule({ files, isKnownAirport }), describeSchedule)],
  ["fares", (files) => printImport(importFares({ files }), describeCsv("fares"))],
  ["inventory", (files) => printImport(importInventory({ files }), describeCsv("inventory rules"))],
  ["taxes", (files) => printImport(importTaxes({ files }), describeCsv("taxes"))],
  ["baggage", (files) => printImport(importBaggage({ files }), describeCsv("bag prices"))],
  ["rates", (files) => printImport(importRates({ files }), describeCsv("rates"))],
  ["interline", (files) => printImport(importInterline({ files }), describeCsv("agreements"))],
  ["entry-rules", (files) => printImport(importEntryRules({ files }), describeCsv("entry rules"))],
  ["reference", importTable],
  ["coupons", (files) => printImport(recordCoupons({ files, now: new Date() }), describeCoupons)],
]);

/** @param args the table and its file */
async function importTable([name, file, ...rest]: string[]): Promise<boolean> {
  const kind = REFERENCE_KINDS.find((each) => each === name);
  if (!kind || file === undefined || rest.length > 0)
    throw new Error(
      `name a table (${REFERENCE_KINDS.join(", ")}) and its file: npm run import:reference -- carriers data/reference/carriers.csv`,
    );
  return printImport(importReference(kind, file), describeCsv(kind));
}

function isKnownAirport(code: string): boolean {
  return airportByCode(code) !== undefined;
}

/** @param what the rows are, e.g. `fares` */
function describeCsv(what: string): (report: CsvReport) => string[] {
  return ({ file, rowsRead, rowsWritten, rowsReplaced, scopes }) => [
    `${file}: imported`,
    `  rows read: ${rowsRead}`,
    `  ${what} written: ${rowsWritten}`,
    `  replaced: ${rowsReplaced} earlier ${what}${scopes.length > 0 ? ` of ${scopes.join(", ")}` : ""}`,
  ];
}

function describeCoupons({ file, rowsRead }: { file: string; rowsRead: number }): string[] {
  return [`${file}: recorded`, `  coupons: ${rowsRead}`];
}

/** The database's errors come with the statement that failed; their last line says why. */
function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error);
  return text.trim().split("\n").at(-1) ?? text;
}

async function main(kind: string, files: string[]): Promise<boolean> {
  const importer = IMPORTERS.get(kind);
  if (!importer) throw new Error(`there are imports of ${[...IMPORTERS.keys()].join(", ")} only`);
  if (files.length === 0) throw new Error(`name the files to import: npm run import:${kind} -- FILE…`);
  findDatabase();
  await loadReference();
  return importer(files);
}

const [kind = "", ...files] = process.argv.slice(2);
try {
  process.exitCode = (await main(kind, files)) ? 0 : 1;
} catch (error) {
  console.error(`import:${kind}: ${lastLine(error)}`);
  process.exitCode = 1;
} finally {
  await disconnect();
}
