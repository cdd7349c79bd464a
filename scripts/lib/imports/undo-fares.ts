import type { TableKind } from "@/lib/domain/uploads/upload";
import { NoFaresToUndo, undoFares } from "@/lib/services/schedule/imports/undo-fares";
import { NoTableToUndo, undoTable } from "@/lib/services/schedule/imports/undo-table";
import { describeFares } from "./describe-fares";
import { describeTable } from "./describe-table";
import type { ImportFlags } from "./import-flags";
import { printOutcome } from "./print-import";

/**
 * Takes the last import of fares back, and prints what that changes.
 * @returns whether there was one
 */
export async function undoLastFares({ dryRun, json }: ImportFlags): Promise<boolean> {
  try {
    const { source, changes } = await undoFares({ now: new Date(), dryRun });
    const title = `${source}: ${dryRun ? "would be taken back, nothing was changed" : "taken back"}`;
    printOutcome({ dryRun, undone: { source, changes } }, [title, ...describeFares(changes)], json);
    return true;
  } catch (error) {
    if (!(error instanceof NoFaresToUndo)) throw error;
    console.error(`import fares: ${error.message}`);
    return false;
  }
}

/**
 * The same of taxes, bag prices, exchange rates or inventory rules.
 * @returns whether there was one
 */
export async function undoLastTable(kind: TableKind, { dryRun, json }: ImportFlags): Promise<boolean> {
  try {
    const { source, changes } = await undoTable({ kind, now: new Date(), dryRun });
    const title = `${source}: ${dryRun ? "would be taken back, nothing was changed" : "taken back"}`;
    printOutcome({ dryRun, undone: { source, changes } }, [title, ...describeTable(changes)], json);
    return true;
  } catch (error) {
    if (!(error instanceof NoTableToUndo)) throw error;
    console.error(`import ${kind}: ${error.message}`);
    return false;
  }
}
