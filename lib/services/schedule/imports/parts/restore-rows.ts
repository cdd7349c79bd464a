import { compareRows, type TableChange } from "@/lib/domain/pricing/fare-changes/compare-rows";
import { comparedBy } from "@/lib/domain/pricing/fare-changes/first-prices";
import type { BadLine } from "@/lib/formats/imports/bad-line";
import { Prisma } from "@/lib/generated/prisma/client";
import type { FollowedTable } from "./follow-table";
import { printOf } from "./replaced-rows";

/** A table whose imports can be taken back. */
export interface KeptTable<Row> extends FollowedTable<Row> {
  /** Deletes the rows of a scope; gives their number. */
  clear: (tx: Prisma.TransactionClient, scope: string) => Promise<number>;
  /** Writes rows again. @param rows a JSON list of them */
  restore: (tx: Prisma.TransactionClient, rows: Prisma.Sql) => Promise<number>;
  /** What must not be so afterwards. */
  check?: (tx: Prisma.TransactionClient) => Promise<BadLine[]>;
}

/** What was there before an import, by scope. */
export interface Replaced {
  importId: string;
  scopes: readonly { scope: string; print: string }[];
}

/** The rows are not those that the import left. */
export class RowsChangedSince extends Error {}

/** Something would be on file for which there is no exchange rate. */
export class NotRestorable extends Error {
  constructor(readonly problem: BadLine) {
    super(problem.problem);
  }
}

/** Puts the rows back that an import has replaced. */
export type Restore = (tx: Prisma.TransactionClient, replaced: Replaced) => Promise<TableChange[]>;

/** @returns what restores a table; it throws RowsChangedSince and NotRestorable */
export function restoring<Row>(table: KeptTable<Row>): Restore {
  return async (tx, { importId, scopes }) => {
    const compare = comparedBy(await tx.exchangeRate.findMany({ select: { base: true, quote: true, rate: true } }));
    const changes: TableChange[] = [];
    for (const { scope, print } of scopes) {
      const before = await table.read(tx, scope);
      if (printOf(before) !== print) throw new RowsChangedSince(scope);
      await table.clear(tx, scope);
      await table.restore(tx, Prisma.sql`(select rows from replaced_rows where import_id = ${importId}::uuid and scope = ${scope})`);
      const after = await table.read(tx, scope);
      changes.push(compareRows(scope, before.map(table.compared), after.map(table.compared), compare));
    }
    const [problem] = (await table.check?.(tx)) ?? [];
    if (problem) throw new NotRestorable(problem);
    return changes;
  };
}
