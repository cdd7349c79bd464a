import { BadLines } from "@/lib/formats/imports/bad-line";
import { BadFile, ImportRefused, type Refusal } from "./outcome";

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
      refused.push({ file, badLines: listed, total });
    }
  }
  if (refused.length > 0) throw new ImportRefused(refused, imported);
  return imported;
}

function faultsOf(error: unknown): BadLines {
  if (error instanceof BadFile) return error.bad;
  const code = fileErrorCode(error);
  if (code === undefined) throw error;
  const bad = new BadLines();
  bad.add({ line: 0, field: null, problem: code === "ENOENT" ? "file_missing" : "file_unreadable", value: code, other: "" });
  return bad;
}

/** The code of a failed read of the file (it names the system call and the file), not of a failed connection. */
function fileErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  return "syscall" in error && (error.syscall === "open" || error.syscall === "read") ? error.code : undefined;
}
