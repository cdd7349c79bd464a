import { validate } from "uuid";
import type { TableUndoPreview } from "@/lib/contracts/operator/table-imports";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { TABLE_KINDS, type TableKind } from "@/lib/domain/uploads/upload";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { NoTableToUndo, undoTable } from "../imports/undo-table";
import { presentRows } from "../uploads/parts/present-report";

interface Preview {
  importId: string;
  now: Date;
}

/**
 * What taking an import of a table back would change now; changes nothing.
 * @throws AppError table_undo_unavailable where it cannot be taken back
 */
export async function previewTableUndo({ importId, now }: Preview): Promise<TableUndoPreview> {
  const { source, changes } = await undo({ importId, now, dryRun: true });
  return { source, changes: changes.map(presentRows) };
}

/**
 * Takes an import of taxes, bags, exchange rates or inventory rules back for the back office.
 * @throws AppError table_undo_unavailable where it is not the last one of its kind, was taken back already, or the rows are not those that it left
 */
export async function takeBackTable({ by, reason, ...what }: Preview & { by: Doer; reason: string }): Promise<{ undone: string }> {
  await undo({ ...what, noted: { by, detail: { undone: what.importId, reason } } });
  return { undone: what.importId };
}

async function undo(what: Omit<Parameters<typeof undoTable>[0], "kind"> & Preview) {
  try {
    return await undoTable({ ...what, kind: await kindOf(what.importId) });
  } catch (error) {
    if (error instanceof NoTableToUndo) throw new AppError("table_undo_unavailable");
    throw error;
  }
}

/** @throws NoTableToUndo for an import that nobody knows */
async function kindOf(importId: string): Promise<TableKind> {
  const found = validate(importId) ? await db().tableImport.findUnique({ where: { id: importId }, select: { kind: true } }) : null;
  const kind = TABLE_KINDS.find((each) => each === found?.kind);
  if (!kind) throw new NoTableToUndo("there is no such import");
  return kind;
}
