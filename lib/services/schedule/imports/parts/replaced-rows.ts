import { createHash } from "node:crypto";
import type { TableChange } from "@/lib/domain/pricing/fare-changes/compare-rows";
import { KEPT_FILES } from "@/lib/domain/uploads/upload";
import type { Prisma } from "@/lib/generated/prisma/client";

/** A carrier's rows as they were, as they are, and what that changes. */
interface FollowedRows {
  before: readonly unknown[];
  after: readonly unknown[];
  change: TableChange;
}

interface KeptImport {
  id: string;
  kind: string;
  /** The file's name. */
  source: string;
  /** Who imported it. */
  actor: string;
  followed: readonly FollowedRows[];
}

/** Remembers an import of a table, and what the rows were of each carrier whose rows it changed, or all of them. */
export async function keepReplacedRows(tx: Prisma.TransactionClient, { id, kind, source, actor, followed }: KeptImport): Promise<void> {
  const report = JSON.stringify(followed.map(({ change }) => change));
  await tx.$executeRaw`
    insert into table_import (id, kind, source, actor, report) values (${id}::uuid, ${kind}, ${source}, ${actor}, ${report}::jsonb)`;
  for (const { before, after, change } of followed) {
    if (change.rows.added + change.rows.removed + change.rows.changed === 0) continue;
    await tx.$executeRaw`
      insert into replaced_rows (import_id, scope, rows, print)
      values (${id}::uuid, ${change.scope}, ${JSON.stringify(before)}::jsonb, ${printOf(after)})`;
  }
  await tx.$executeRaw`
    delete from replaced_rows where import_id in (
      select id from table_import i where kind = ${kind} and exists (select from replaced_rows r where r.import_id = i.id)
       order by seq desc offset ${KEPT_FILES})`;
}

/** Tells whether rows are those of another moment, in whichever order. */
export function printOf(rows: readonly unknown[]): string {
  const lines = rows.map((row) => JSON.stringify(row)).sort();
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}
