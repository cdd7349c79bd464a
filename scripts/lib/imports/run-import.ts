import { closeSync, openSync } from "node:fs";
import { TABLE_KINDS, type TableKind } from "@/lib/domain/uploads/upload";
import { badLineText } from "@/lib/formats/imports/bad-line";
import { airportByCode } from "@/lib/reference/airports";
import { loadReference } from "@/lib/reference/load-reference";
import { importBaggage } from "@/lib/services/schedule/imports/import-baggage";
import { importEntryRules } from "@/lib/services/schedule/imports/import-entry-rules";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importInterline } from "@/lib/services/schedule/imports/import-interline";
import { importInventory } from "@/lib/services/schedule/imports/import-inventory";
import { importRates } from "@/lib/services/schedule/imports/import-rates";
import { importReference, REFERENCE_KINDS } from "@/lib/services/schedule/imports/import-reference";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { importTaxes } from "@/lib/services/schedule/imports/import-taxes";
import { importZoneRules } from "@/lib/services/schedule/imports/import-zone-rules";
import type { CsvImportOptions, CsvReport } from "@/lib/services/schedule/imports/parts/import-csv";
import { recordCoupons } from "@/lib/services/schedule/imports/record-coupons";
import { WrongUsage } from "../commands/command-line";
import { findDatabase } from "../database/find-database";
import { reasonOf } from "../launch/reason-of";
import { describeFares } from "./describe-fares";
import { describeSchedule } from "./describe-schedule";
import { describeTable } from "./describe-table";
import { describeZoneRules } from "./describe-zone-rules";
import { type ImportFlags, readImportFlags } from "./import-flags";
import { importMessages, type MessagesEnd } from "./import-messages";
import { notOnSale } from "./not-on-sale";
import { locale, printImport } from "./print-import";
import { undoLastFares, undoLastTable } from "./undo-fares";
import { listImports, undoSchedule } from "./undo-schedule";

/** 0 is done, 1 that something was refused, 2 that the command line cannot be understood, 3 that messages changed nothing. */
type ExitCode = 0 | 1 | 2 | 3;

type Importer = (flags: ImportFlags) => Promise<boolean | ExitCode>;

const EXIT_OF: Record<MessagesEnd, ExitCode> = { applied: 0, refused: 1, ignored: 3 };

const IMPORTERS = new Map<string, Importer>([
  ["schedule", scheduleImporter],
  ["messages", async (flags) => EXIT_OF[await importMessages(flags)]],
  ["fares", (flags) => (flags.undo ? undoLastFares(flags) : csv(importFares, "fares")(flags))],
  ["inventory", table("inventory", importInventory, "inventory rules")],
  ["taxes", table("taxes", importTaxes, "taxes")],
  ["baggage", table("baggage", importBaggage, "bag prices")],
  ["rates", table("rates", importRates, "rates")],
  ["interline", csv(importInterline, "agreements")],
  ["entry-rules", csv(importEntryRules, "entry rules")],
  ["reference", importTable],
  ["coupons", (flags) => printImport(recordCoupons({ files: filesAlone(flags), now: new Date() }), describeCoupons, flags)],
]);

/** Imports whose last one can be taken back. */
const TAKEN_BACK: readonly string[] = ["schedule", "fares", ...TABLE_KINDS];
/** Imports of amounts. */
const PRICED = ["fares", "taxes", "baggage", "rates"];

const ZONE_RULES = "time-zones";

/** The first of the files names the table. */
async function importTable(flags: ImportFlags): Promise<boolean | ExitCode> {
  const [name, ...files] = flags.files;
  if (name === ZONE_RULES && files.length === 1) return printImport(importZoneRules({ ...flags, files }), describeZoneRules(flags), flags);
  const kind = REFERENCE_KINDS.find((each) => each === name);
  if (!kind || files.length !== 1) {
    const tables = [...REFERENCE_KINDS, ZONE_RULES].join(", ");
    throw new WrongUsage(`name a table (${tables}) and its file: npx parvoz import reference TABLE FILE`);
  }
  return csv((options) => importReference(kind, options), kind)({ ...flags, files });
}

function scheduleImporter(flags: ImportFlags): Promise<boolean> {
  if (flags.list) return listImports(flags);
  if (flags.undo) return undoSchedule(flags);
  return printImport(importSchedule({ ...flags, isKnownAirport }), describeSchedule, flags);
}

function isKnownAirport(code: string): boolean {
  return airportByCode(code) !== undefined;
}

/** Of imports that know no flags: none may be taken for a rehearsal that it is not. */
function filesAlone({ files, dryRun, strict, allowedLossPercent }: ImportFlags): string[] {
  if (dryRun || strict || allowedLossPercent !== undefined)
    throw new WrongUsage("this import takes neither --dry-run, --strict nor --allow-loss");
  return files;
}

/** A table whose last import can be taken back. */
function table(kind: TableKind, importer: (options: CsvImportOptions) => Promise<CsvReport[]>, what: string): Importer {
  return (flags) => (flags.undo ? undoLastTable(kind, flags) : csv(importer, what)(flags));
}

/** @param what the rows are, e.g. `fares` */
function csv(importer: (options: CsvImportOptions) => Promise<CsvReport[]>, what: string): Importer {
  return (flags) => printImport(importer(flags), describeCsv(what, flags), flags);
}

function describeCoupons({ file, rowsRead }: { file: string; rowsRead: number }): string[] {
  return [`${file}: recorded`, `  coupons: ${rowsRead}`];
}

/**
 * A report that cannot be written is told before anything is imported.
 * @param json its file; `-` and undefined are none
 * @throws WrongUsage
 */
function refuseUnwritable(json: string | undefined): void {
  if (json === undefined || json === "-") return;
  try {
    closeSync(openSync(json, "a"));
  } catch (error) {
    throw new WrongUsage(`--json: ${json} cannot be written; check its path (${error instanceof Error ? error.message : error})`);
  }
}

/** @throws WrongUsage for flags of another import, or that contradict each other */
function refuseWrongFlags(kind: string, { undo, list, to, allowEmpty, allowPriceJumps, files }: ImportFlags): void {
  if (kind !== "schedule" && (list || to !== undefined || allowEmpty))
    throw new WrongUsage("only schedules take --to, --list and --allow-empty");
  if (!TAKEN_BACK.includes(kind) && undo) throw new WrongUsage(`only ${TAKEN_BACK.join(", ")} take --undo`);
  if (!PRICED.includes(kind) && allowPriceJumps) throw new WrongUsage(`only ${PRICED.join(", ")} take --allow-prices`);
  if (undo && files.length > 0) throw new WrongUsage("--undo takes the last import back, and no file");
  if (to !== undefined && !undo) throw new WrongUsage("--to names the import down to which --undo takes back");
  if (list && (undo || files.length > 0)) throw new WrongUsage("--list stands alone");
  if (files.length === 0 && !undo && !list) throw new WrongUsage(`name the files to import: npx parvoz import ${kind} FILE…`);
}

/** @returns whether everything was imported, or the program's exit code where that says more */
async function importFiles(kind: string, args: string[]): Promise<boolean | ExitCode> {
  const importer = IMPORTERS.get(kind);
  if (!importer) throw new WrongUsage(`there are imports of ${[...IMPORTERS.keys()].join(", ")} only`);
  const flags = readImportFlags(args);
  refuseWrongFlags(kind, flags);
  refuseUnwritable(flags.json);
  findDatabase();
  await loadReference();
  return importer(flags);
}

/**
 * `npx parvoz import KIND FILE…`: imports, and prints what became of it on standard output and standard error.
 * @param args flags and files
 * @returns the program's exit code
 */
export async function runImport(kind: string, args: string[]): Promise<ExitCode> {
  try {
    const outcome = await importFiles(kind, args);
    return typeof outcome === "number" ? outcome : outcome ? 0 : 1;
  } catch (error) {
    console.error(`import ${kind}: ${reasonOf(error)}`);
    return error instanceof WrongUsage ? 2 : 1;
  }
}

/**
 * Tells of the import of one CSV file.
 * @param what the rows are, e.g. `fares`
 */
function describeCsv(what: string, { dryRun }: ImportFlags): (report: CsvReport) => string[] {
  return ({
    file,
    rowsRead,
    rowsWritten,
    rowsReplaced,
    scopes,
    losses,
    changes,
    tableChanges,
    warnings,
    warningCount,
    notOnSale: carriers,
  }) => [
    dryRun ? `${file}: checked, nothing was changed` : `${file}: imported`,
    `  rows read: ${rowsRead}`,
    `  ${what} written: ${rowsWritten}`,
    `  replaced: ${rowsReplaced} earlier ${what}${scopes.length > 0 ? ` of ${scopes.join(", ")}` : ""}`,
    ...losses.map(({ scope, before, lost }) => `  no longer sold: ${lost} of ${before} routes of ${scope}`),
    ...describeFares(changes),
    ...describeTable(tableChanges),
    ...warnings.map((warning) => `  warning: ${badLineText(warning, locale())}`),
    ...(warningCount > warnings.length ? [`  … and ${warningCount - warnings.length} more warnings`] : []),
    ...notOnSale(carriers).map((line) => `  ${line}`),
  ];
}
