import { createReadStream } from "node:fs";
import { readRows } from "@/lib/formats/csv/read-rows";
import type { CsvTable } from "@/lib/formats/csv/table";
import { BadLines } from "@/lib/formats/imports/bad-line";
import type { Prisma } from "@/lib/generated/prisma/client";
import { BadFile, importFiles } from "./import-files";
import { type DataKind, replaceInTransaction } from "./replace-in-transaction";

const BATCH = 1_000;

/** What one CSV import did. */
export interface CsvReport {
  file: string;
  rowsRead: number;
  rowsWritten: number;
  /** Rows that were there before. */
  rowsReplaced: number;
  /** What was replaced as a whole, e.g. the carriers; empty where it is the whole table. */
  scopes: string[];
}

/** How the rows of a table come into the database. */
interface CsvTarget<Row> {
  kind: DataKind;
  table: CsvTable<Row>;
  /** What is replaced as a whole by any row of it, e.g. the row's carrier; `""` for the whole table. */
  scopeOf: (row: Row) => string;
  /** Deletes the old rows of a scope; gives their number. */
  clear: (tx: Prisma.TransactionClient, scope: string) => Promise<number>;
  /** Writes rows; gives their number. */
  write: (tx: Prisma.TransactionClient, rows: Row[]) => Promise<number>;
}

/**
 * Makes the importer of one kind of CSV files, each imported wholly or not at all.
 * @returns what throws ImportRefused after the last file, where any was refused
 */
export function csvImporter<Row>(target: CsvTarget<Row>): ({ files }: { files: readonly string[] }) => Promise<CsvReport[]> {
  return ({ files }) => importFiles(files, (file) => replaceInTransaction(target.kind, (tx) => new CsvImport(file, target, tx).run()));
}

/** The import of one file, in its transaction. */
class CsvImport<Row> {
  private readonly bad = new BadLines();
  private readonly scopes = new Set<string>();
  private readonly report: CsvReport;
  private batch: Row[] = [];

  constructor(
    private readonly file: string,
    private readonly target: CsvTarget<Row>,
    private readonly tx: Prisma.TransactionClient,
  ) {
    this.report = { file, rowsRead: 0, rowsWritten: 0, rowsReplaced: 0, scopes: [] };
  }

  /** @throws BadFile where a line is bad */
  async run(): Promise<CsvReport> {
    for await (const row of readRows(createReadStream(this.file), this.target.table, this.bad)) {
      this.report.rowsRead += 1;
      this.batch.push(row);
      if (this.batch.length === BATCH) await this.flush();
    }
    if (this.bad.total > 0) throw new BadFile(this.bad);
    await this.flush();
    this.report.scopes = [...this.scopes].filter((scope) => scope !== "").sort();
    return this.report;
  }

  /** Once a line was bad, the rest is only read for further bad lines. */
  private async flush(): Promise<void> {
    const rows = this.batch;
    this.batch = [];
    if (this.bad.total > 0 || rows.length === 0) return;
    for (const scope of new Set(rows.map(this.target.scopeOf))) await this.clear(scope);
    this.report.rowsWritten += await this.target.write(this.tx, rows);
  }

  private async clear(scope: string): Promise<void> {
    if (this.scopes.has(scope)) return;
    this.scopes.add(scope);
    this.report.rowsReplaced += await this.target.clear(this.tx, scope);
  }
}
