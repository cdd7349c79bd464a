import { z } from "zod";
import type { TableImportItem, TableImportPage } from "@/lib/contracts/operator/table-imports";
import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import { db } from "@/lib/db";
import type { TableKind } from "@/lib/domain/uploads/upload";
import type { TableImport } from "@/lib/generated/prisma/client";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { lastTableToUndo } from "../imports/undo-table";

/** Imports of a table, newest first: what each changed, and which may be taken back. @param page from 1 */
export async function listTableImports({ kind, page }: { kind: TableKind; page: number }): Promise<TableImportPage> {
  const where = { kind };
  const found = await db().tableImport.findMany({ where, orderBy: { seq: "desc" }, take: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE });
  const names = await namesOfActors(found.map(({ actor }) => actor));
  const last = await lastTableToUndo(db(), kind);
  const items = found.map((each) => present(each, names.get(each.actor), each.id === last?.id));
  return { items, ...placeOf(page, await db().tableImport.count({ where })) };
}

const counts = z.object({ added: z.int(), removed: z.int(), changed: z.int() });
const keptReport = z.array(z.object({ scope: z.string(), rows: counts }));

function present(
  { id, source, actor, createdAt, undoneAt, report }: TableImport,
  name: string | undefined,
  canUndo: boolean,
): TableImportItem {
  return {
    ...{ id, source, actor: name ?? actor, created: createdAt.toISOString(), undone: undoneAt?.toISOString() ?? null, can_undo: canUndo },
    scopes: keptReport.parse(report).map(({ scope, rows }) => ({ scope, ...rows })),
  };
}
