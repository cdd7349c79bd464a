import { z } from "zod";
import type { FareImportItem, FareImportPage } from "@/lib/contracts/operator/fares";
import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import { db } from "@/lib/db";
import type { FareImport } from "@/lib/generated/prisma/client";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { lastToUndo } from "../imports/undo-fares";

/** Imports of fares, newest first: what each changed, and which may be taken back. @param page from 1 */
export async function listFareImports({ page }: { page: number }): Promise<FareImportPage> {
  const found = await db().fareImport.findMany({ orderBy: { seq: "desc" }, take: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE });
  const names = await namesOfActors(found.map(({ actor }) => actor));
  const last = await lastToUndo(db());
  const items = found.map((each) => present(each, names.get(each.actor), each.id === last?.id));
  return { items, ...placeOf(page, await db().fareImport.count()) };
}

const counts = z.object({ added: z.int(), removed: z.int(), changed: z.int() });
const keptReport = z.array(z.object({ carrier: z.string(), fares: counts }));

function present(
  { id, source, actor, createdAt, undoneAt, report }: FareImport,
  name: string | undefined,
  canUndo: boolean,
): FareImportItem {
  return {
    ...{ id, source, actor: name ?? actor, created: createdAt.toISOString(), undone: undoneAt?.toISOString() ?? null, can_undo: canUndo },
    carriers: keptReport.parse(report).map(({ carrier, fares }) => ({ carrier, ...fares })),
  };
}
