import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Extent, shareOf } from "@/lib/domain/pricing/fare-changes/extent";
import type { Allowance, UploadKind } from "@/lib/domain/uploads/upload";
import type { BadLine } from "@/lib/formats/imports/bad-line";
import type { Prisma } from "@/lib/generated/prisma/client";
import { airportByCode } from "@/lib/reference/airports";
import { importBaggage } from "../../imports/import-baggage";
import { importFares } from "../../imports/import-fares";
import { importInventory } from "../../imports/import-inventory";
import { importRates } from "../../imports/import-rates";
import { importSchedule } from "../../imports/import-schedule";
import { importTaxes } from "../../imports/import-taxes";
import type { CsvImportOptions, CsvReport } from "../../imports/parts/import-csv";
import { ImportRefused } from "../../imports/parts/import-files";
import type { Noted } from "../../imports/parts/replace-in-transaction";
import type { UploadOutcome } from "./outcome";
import { presentSchedule, presentTable } from "./present-report";

/** A file that was uploaded. */
export interface UploadedFile {
  id: string;
  kind: UploadKind;
  /** By which the import is called: never a path. */
  name: string;
  content: Uint8Array;
}

/** How it is run. */
interface Run {
  file: UploadedFile;
  now: Date;
  dryRun: boolean;
  /** What was agreed to. */
  allowed: readonly Allowance[];
  /** Most that a carrier may lose where that was agreed to, percent. */
  lossPercent: number;
  /** Who applies it and why; absent in a rehearsal. */
  by?: { actor: string; reason: string };
  /** Called first in the transaction. @param importId what it is listed by, and taken back */
  begin: (tx: Prisma.TransactionClient, importId: string) => Promise<void>;
}

const TABLES: Readonly<Record<Exclude<UploadKind, "schedule">, (options: CsvImportOptions) => Promise<CsvReport[]>>> = {
  fares: importFares,
  inventory: importInventory,
  taxes: importTaxes,
  baggage: importBaggage,
  rates: importRates,
};

/** What a file changes, and of prices how far it goes. */
interface Read extends Pick<UploadOutcome, "report" | "warnings"> {
  extent: Extent | null;
}

/**
 * Imports an uploaded file, as the command of its kind does.
 * @throws ImportRefused where the file is refused; what `begin` throws
 */
export function runUpload(run: Run): Promise<Read> {
  return asFile(run.file, (file) => (run.file.kind === "schedule" ? runSchedule(run, file) : runTable(run, run.file.kind, file)));
}

/** Why a file was refused. @throws the error where it is not about the file */
export function problemsOf(error: unknown): UploadOutcome["problems"] {
  if (!(error instanceof ImportRefused)) throw error;
  const [refusal] = error.refused;
  return { listed: refusal?.badLines ?? [], total: refusal?.total ?? 0 };
}

async function runSchedule({ now, dryRun, allowed, lossPercent, by, begin }: Run, file: string): Promise<Read> {
  const [report] = await importSchedule({
    ...{ files: [file], now, dryRun, begin, allowEmpty: allowed.includes("empty"), ...by },
    isKnownAirport: (code) => airportByCode(code) !== undefined,
    ...(allowed.includes("loss") && { allowedLossPercent: lossPercent }),
  });
  if (!report) throw new Error("a schedule file was read without a report");
  return { report: presentSchedule(report), warnings: countedOf(report), extent: null };
}

async function runTable({ file: { id, name }, ...run }: Run, kind: keyof typeof TABLES, file: string): Promise<Read> {
  const { dryRun, allowed, lossPercent, by, begin } = run;
  const noted: Noted | undefined = by && { by: { actor: by.actor }, detail: { source: name, reason: by.reason } };
  const [report] = await TABLES[kind]({
    ...{ files: [file], dryRun, importId: id, allowPriceJumps: allowed.includes("prices") },
    allowPriceDrops: allowed.includes("drops"),
    begin: (tx) => begin(tx, id),
    ...(by && { actor: by.actor }),
    ...(noted && { noted }),
    ...(allowed.includes("loss") && { allowedLossPercent: lossPercent }),
  });
  if (!report) throw new Error("a table's file was read without a report");
  return { report: presentTable(report), warnings: countedOf(report), extent: extentOf(report) };
}

function extentOf({ changes, tableChanges }: CsvReport): Extent {
  const falls = [...changes, ...tableChanges].map(({ deepestFallBp }) => deepestFallBp);
  const counts = [...changes.map(({ fares }) => fares), ...tableChanges.map(({ rows }) => rows)];
  return { dropBp: Math.max(0, ...falls), shareBp: shareOf(counts) };
}

function countedOf({ warnings, warningCount }: { warnings: readonly BadLine[]; warningCount: number }): UploadOutcome["warnings"] {
  return { listed: warnings, total: warningCount };
}

/** Imports read files: the content is one as long as it is read, in a folder of its own. */
async function asFile<Result>({ name, content }: UploadedFile, read: (file: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "parvoz-upload-"));
  try {
    const file = path.join(folder, path.basename(name));
    await writeFile(file, content, { mode: 0o600 });
    return await read(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
