import type { TableUndoPreview } from "@/lib/contracts/operator/table-imports";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { NoFaresToUndo, undoFares } from "../imports/undo-fares";
import { presentFareChange } from "../uploads/parts/present-report";

interface Preview {
  importId: string;
  now: Date;
}

/**
 * What taking an import of fares back would change now; changes nothing.
 * @throws AppError fares_undo_unavailable where it cannot be taken back
 */
export async function previewFaresUndo(what: Preview): Promise<TableUndoPreview> {
  const { source, changes } = await undo({ ...what, dryRun: true });
  return { source, changes: changes.map(presentFareChange) };
}

/**
 * Takes an import of fares back for the back office.
 * @throws AppError fares_undo_unavailable where it is not the last one, was taken back already, or the fares are not those that it left
 */
export async function takeBackFares({ by, reason, ...what }: Preview & { by: Doer; reason: string }): Promise<{ undone: string }> {
  await undo({ ...what, noted: { by, detail: { undone: what.importId, reason } } });
  return { undone: what.importId };
}

async function undo(what: Parameters<typeof undoFares>[0]) {
  try {
    return await undoFares(what);
  } catch (error) {
    if (error instanceof NoFaresToUndo) throw new AppError("fares_undo_unavailable");
    throw error;
  }
}
