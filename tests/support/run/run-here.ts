import { vi } from "vitest";
import { runImport } from "@/scripts/lib/imports/run-import";

/** Runs an importer in this process, on its database: all of the program but its start. @returns its exit code, and what it printed */
export async function runHere(kind: string, ...args: string[]): Promise<{ status: number; stdout: string; stderr: string }> {
  const printed = { stdout: "", stderr: "" };
  const log = vi.spyOn(console, "log").mockImplementation((line) => {
    printed.stdout += `${line}\n`;
  });
  const error = vi.spyOn(console, "error").mockImplementation((line) => {
    printed.stderr += `${line}\n`;
  });
  try {
    return { status: await runImport(kind, args), ...printed };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}
