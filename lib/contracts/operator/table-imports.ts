import { z } from "zod";
import { TABLE_KINDS } from "@/lib/domain/uploads/upload";
import { pageNumber, pageOf } from "../paging";
import { tableChange } from "./uploads";

/** Imports of taxes, bags, exchange rates and inventory rules, and their way back. Moments are ISO 8601, UTC. */

/** Query of GET /api/operator/table-imports. */
export const tableImportQuery = z.object({ kind: z.enum(TABLE_KINDS), page: pageNumber });

const tableImportItem = z.strictObject({
  id: z.string(),
  /** Name of the file. */
  source: z.string(),
  /** A person's name, or the command. */
  actor: z.string(),
  created: z.string(),
  /** When it was taken back; null where it stands. */
  undone: z.string().nullable(),
  /** Whether it may be taken back: it is the last one of its kind that changed something, and what it replaced is kept. */
  can_undo: z.boolean(),
  /** How many rows it changed, by carrier; empty for the whole table. */
  scopes: z.array(z.strictObject({ scope: z.string(), added: z.int(), removed: z.int(), changed: z.int() })),
});
export type TableImportItem = z.infer<typeof tableImportItem>;

/** Answer of GET /api/operator/table-imports: newest first. */
export const tableImportPage = pageOf(tableImportItem);
export type TableImportPage = z.infer<typeof tableImportPage>;

/** Answer of GET /api/operator/table-imports/{id}/undo: what taking it back would change now. */
export const tableUndoPreview = z.strictObject({ source: z.string(), changes: z.array(tableChange) });
export type TableUndoPreview = z.infer<typeof tableUndoPreview>;
