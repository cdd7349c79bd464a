import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { NoFaresToUndo, undoFares } from "../imports/undo-fares";

interface Options {
  importId: string;
  by: Doer;
  reason: string;
  now: Date;
}

/**
 * Takes an import of fares back for the back office.
 * @throws AppError fares_undo_unavailable where it is not the last one, was taken back already, or the fares are not those that it left
 */
export async function takeBackFares({ importId, by, reason, now }: Options): Promise<{ undone: string }> {
  try {
    await undoFares({ now, importId, noted: { by, detail: { undone: importId, reason } } });
    return { undone: importId };
  } catch (error) {
    if (error instanceof NoFaresToUndo) throw new AppError("fares_undo_unavailable");
    throw error;
  }
}
