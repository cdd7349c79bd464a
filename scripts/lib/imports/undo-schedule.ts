import { NothingToUndo, undoImport } from "@/lib/services/schedule/sets/undo-import";
import { describeChange } from "./describe-change";
import type { ImportFlags } from "./import-flags";
import { printOutcome } from "./print-import";

/**
 * Takes the last import of a schedule file or message back, and prints what that changes.
 * @returns whether there was one
 */
export async function undoSchedule({ dryRun, json }: ImportFlags): Promise<boolean> {
  try {
    const { source, report } = await undoImport({ actor: "command line", now: new Date(), dryRun });
    const title = `${source}: ${dryRun ? "would be taken back, nothing was changed" : "taken back"}`;
    printOutcome({ dryRun, undone: { source, change: report } }, [title, ...describeChange(report)], json);
    return true;
  } catch (error) {
    if (!(error instanceof NothingToUndo)) throw error;
    console.error(`import:schedule: ${error.message}`);
    return false;
  }
}
