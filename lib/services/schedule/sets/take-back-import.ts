import { AppError } from "@/lib/domain/errors";
import { NothingToUndo, undoImport } from "./undo-import";

interface Options {
  importId: string;
  actor: string;
  /** Why, for the audit log. */
  reason: string;
  now: Date;
}

/**
 * Takes an import or message back for the back office.
 * @throws AppError schedule_undo_unavailable where it is not the last one, or was taken back already
 */
export async function takeBackImport(options: Options): Promise<{ undone: string }> {
  try {
    await undoImport(options);
    return { undone: options.importId };
  } catch (error) {
    if (error instanceof NothingToUndo) throw new AppError("schedule_undo_unavailable");
    throw error;
  }
}
