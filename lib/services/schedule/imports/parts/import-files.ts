import type { FareChange } from "@/lib/domain/pricing/fare-changes/fare-change";
import type { ChangeReport } from "@/lib/domain/schedule/comparison/change-report";
import { type BadLine, BadLines, badLineText, type ProblemName } from "@/lib/formats/imports/bad-line";
import { PackedTight } from "@/lib/formats/ssim/read-records";

/** A file was refused whole; nothing of it was kept, and what was there stays. */
export interface Refusal {
  file: string;
  /** The first of them, at most LISTED_BAD_LINES. */
  badLines: readonly BadLine[];
  total: number;
  /** What the file would have changed, where that is why it was refused. */
  change?: ChangeReport;
  /** The same of fares, by carrier. */
  fareChanges?: readonly FareChange[];
}

/** Ends the transaction of a file that has bad lines. */
export class BadFile extends Error {
  constructor(
    readonly bad: BadLines,
    readonly change?: ChangeReport,
    readonly fareChanges?: readonly FareChange[],
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
      const { change, fareChanges }: Pick<Refusal, "change" | "fareChanges"> = error instanceof BadFile ? error : {};
      refused.push({ file, badLines: listed, total, ...(change && { change }), ...(fareChanges?.length && { fareChanges }) });
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
