import { randomUUID } from "node:crypto";
import path from "node:path";
import { type ComparedRow, compareRows, type TableChange } from "@/lib/domain/pricing/fare-changes/compare-rows";
import { comparedBy } from "@/lib/domain/pricing/fare-changes/first-prices";
import type { Prisma } from "@/lib/generated/prisma/client";
import { remembered } from "@/lib/util/waiting/remembered";
import type { CsvFollower, CsvOutcome, CsvWork } from "./import-csv";
import { tableProblems, tableWarnings } from "./import-loss";
import { keepReplacedRows } from "./replaced-rows";

/** A table whose changes are told before they are made. Its rows are few enough to be in memory twice. */
export interface FollowedTable<Row> {
  /** What is replaced as a whole by any row of it; `""` for the whole table. */
  scopeOf: (row: Row) => string;
  /** The rows of a scope that are there, as a file says them. */
  read: (tx: Prisma.TransactionClient, scope: string) => Promise<Row[]>;
  /** What of a row is compared. */
  compared: (row: Row) => ComparedRow;
  /** Whether what an import replaces is kept, so that it can be taken back. */
  isKept?: boolean;
}

/** Tells what a file makes of a table, and what stops it. */
export function followTable<Row>(table: FollowedTable<Row>): (work: CsvWork) => CsvFollower<Row> {
  return (work) => new TableFollower(table, work);
}

class TableFollower<Row> implements CsvFollower<Row> {
  private readonly before = new Map<string, Row[]>();
  private readonly after = new Map<string, Row[]>();

  constructor(
    private readonly table: FollowedTable<Row>,
    private readonly work: CsvWork,
  ) {}

  see(row: Row): [] {
    remembered(this.after, this.table.scopeOf(row), (): Row[] => []).push(row);
    return [];
  }

  async beforeClear(scope: string): Promise<void> {
    this.before.set(scope, await this.table.read(this.work.tx, scope));
  }

  async end(): Promise<CsvOutcome> {
    const { tx, options, kind } = this.work;
    const compare = comparedBy(await tx.exchangeRate.findMany({ select: { base: true, quote: true, rate: true } }));
    const rows = (of: ReadonlyMap<string, Row[]>, scope: string) => (of.get(scope) ?? []).map(this.table.compared);
    const tableChanges = [...this.before.keys()].sort().map((scope) => {
      return compareRows(scope, rows(this.before, scope), rows(this.after, scope), compare);
    });
    const { allowedLossPercent: lossPercent, allowPriceJumps: priceJumps = false } = options;
    const problems = tableChanges.flatMap((change) => tableProblems(change, kind, { lossPercent, priceJumps }));
    if (problems.length === 0 && this.table.isKept && options.keepForUndo !== false) await this.keep(tableChanges);
    return { changes: [], tableChanges, losses: [], problems, warnings: tableChanges.flatMap((change) => tableWarnings(change, kind)) };
  }

  private async keep(changes: readonly TableChange[]): Promise<void> {
    const { tx, options, kind, file } = this.work;
    const { actor = "command line", importId: id = randomUUID() } = options;
    const followed = [];
    for (const change of changes) {
      const before = this.before.get(change.scope) ?? [];
      followed.push({ change, before, after: await this.table.read(tx, change.scope) });
    }
    await keepReplacedRows(tx, { id, kind, source: path.basename(file), actor, followed });
  }
}
