import type { TableChange } from "@/lib/domain/pricing/fare-changes/compare-rows";
import type { FareChange } from "@/lib/domain/pricing/fare-changes/fare-change";
import type { ChangeReport } from "@/lib/domain/schedule/comparison/change-report";
import { type BadLine, BadLines, badLineText, type ProblemName } from "@/lib/formats/imports/bad-line";
import { PackedTight } from "@/lib/formats/ssim/read-records";

/** What a refused file would have changed. */
interface Unchanged {
  /** Of a schedule, where that is why it was refused. */
  change?: ChangeReport;
  /** Of fares, by carrier. */
  fareChanges?: readonly FareChange[];
  /** Of another table, by carrier where it is replaced by carrier. */
  tableChanges?: readonly TableChange[];
}

/** A file was refused whole; nothing of it was kept, and what was there stays. */
export interface Refusal extends Unchanged {
  file: string;
  /** The first of them, at most LISTED_BAD_LINES. */
  badLines: readonly BadLine[];
  total: number;
}

/** Ends the transaction of a file that has bad lines. */
export class BadFile extends Error {
  constructor(
    readonly bad: BadLines,
    readonly unchanged: Unchanged = {},
  ) {
    super("the file has bad lines");
  }
}

/** Some of the files were refused. The others were imported. */
export class ImportRefused<Report> extends Error {
  constructor(
    readonly refused: readonly Refusal[],
    /** Reports of the files that were imported. */
    readonly imported: readonly Report[],
  ) {
    super(refused.map(refusalText).join("\n"));
    this.name = "ImportRefused";
  }
}

function refusalText({ file, badLines, total }: Refusal): string {
  const [first] = badLines;
  return `${file} was refused: ${total} problems${first ? `; ${badLineText(first, "en")}` : ""}`;
}

/**
 * Imports files one after another, each wholly or not at all.
 * @throws ImportRefused after the last file, where any was refused
 */
export async function importFiles<Report>(files: readonly string[], importOne: (file: string) => Promise<Report>): Promise<Report[]> {
  const imported: Report[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    try {
      imported.push(await importOne(file));
    } catch (error) {
      const { listed, total } = faultsOf(error);
      refused.push({ file, badLines: listed, total, ...(error instanceof BadFile && error.unchanged) });
    }
  }
  if (refused.length > 0) throw new ImportRefused(refused, imported);
  return imported;
}

function faultsOf(error: unknown): BadLines {
  if (error instanceof BadFile) return error.bad;
  if (error instanceof PackedTight) return fileFault("file_packed_tight", "", String(error.mostTimes));
  const code = fileErrorCode(error);
  if (code === undefined) throw error;
  return fileFault(code === "ENOENT" ? "file_missing" : "file_unreadable", code);
}

function fileFault(problem: ProblemName, value: string, other = ""): BadLines {
  const bad = new BadLines();
  bad.add({ line: 0, field: null, problem, value, other });
  return bad;
}

/** The code of a failed read of the file (it names the system call and the file) or of unpacking it, not of a failed connection. */
function fileErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  if (error.code.startsWith("Z_")) return error.code;
  return "syscall" in error && (error.syscall === "open" || error.syscall === "read") ? error.code : undefined;
}
