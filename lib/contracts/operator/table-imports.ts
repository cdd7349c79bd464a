import { z } from "zod";
import { TABLE_KINDS } from "@/lib/domain/uploads/upload";
import { pageNumber, pageOf } from "../paging";
import { priceImport, rowCounts } from "./price-import";
import { tableChange } from "./uploads";

/** Imports of taxes, bags, exchange rates and inventory rules, and their way back. Moments are ISO 8601, UTC. */

/** Query of GET /api/operator/table-imports. */
export const tableImportQuery = z.object({ kind: z.enum(TABLE_KINDS), page: pageNumber });

const tableImportItem = z.strictObject({
  ...priceImport,
  /** How many rows it changed, by carrier; empty for the whole table. */
  scopes: z.array(z.strictObject({ scope: z.string(), ...rowCounts })),
});
export type TableImportItem = z.infer<typeof tableImportItem>;

/** Answer of GET /api/operator/table-imports: newest first. */
export const tableImportPage = pageOf(tableImportItem);
export type TableImportPage = z.infer<typeof tableImportPage>;

/** Answer of GET /api/operator/table-imports/{id}/undo and /api/operator/fare-imports/{id}/undo: what taking it back would change now. */
export const tableUndoPreview = z.strictObject({ source: z.string(), changes: z.array(tableChange) });
export type TableUndoPreview = z.infer<typeof tableUndoPreview>;
