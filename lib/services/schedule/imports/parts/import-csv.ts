import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { TableChange } from "@/lib/domain/pricing/fare-changes/compare-rows";
import type { FareChange } from "@/lib/domain/pricing/fare-changes/fare-change";
import { readNumberedRows } from "@/lib/formats/csv/read-rows";
import type { CsvTable } from "@/lib/formats/csv/table";
import { type BadLine, BadLines } from "@/lib/formats/imports/bad-line";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { NotOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import { BadFile, importFiles } from "./import-files";
import type { ScopeLoss } from "./import-loss";
import { type DataKind, type Noted, rehearseInTransaction, replaceInTransaction } from "./replace-in-transaction";

const BATCH = 1_000;

/** What is to be imported, and how carefully. */
export interface CsvImportOptions {
  files: readonly string[];
  /** Reports what would be done, and does nothing. */
  dryRun?: boolean;
  /** Most that a scope may lose of what it sold, percent. */
  allowedLossPercent?: number;
  /** Takes prices and rates that are ten times as high or low. */
  allowPriceJumps?: boolean;
  /** Whether fares may fall by more than the house lets one person lower them: false refuses them. The command line takes them. */
  allowPriceDrops?: boolean;
  /** Refuses a file for its warnings too. */
  strict?: boolean;
  /** Who imports it, of what can be taken back. */
  actor?: string;
  /** False where nobody will take the import back. */
  keepForUndo?: boolean;
  /** The id that the import gets, of what can be taken back; one of its own where absent. */
  importId?: string;
  /** What the audit log says of it; the command line where absent. */
  noted?: Noted;
  /** Called first in the transaction of each file; what it throws is thrown, with nothing changed. */
  begin?: (tx: Prisma.TransactionClient) => Promise<void>;
}

/** What one CSV import did, or would do. */
export interface CsvReport {
  file: string;
  rowsRead: number;
  rowsWritten: number;
  /** Rows that were there before. */
  rowsReplaced: number;
  /** What was replaced as a whole, e.g. the carriers; empty where it is the whole table. */
  scopes: string[];
  /** What scopes sold before and sell no longer; only scopes that lose something. */
  losses: ScopeLoss[];
  /** Of fares: what becomes of each carrier's. */
  changes: FareChange[];
  /** Of other tables: what becomes of each carrier's rows, or of all. */
  tableChanges: TableChange[];
  /** What looks wrong and was imported: the first of it, and how much there is. */
  warnings: readonly BadLine[];
  warningCount: number;
  /** Carriers of which nothing is sold. */
  notOnSale: NotOnSale;
}

/** The import of one file, as who follows it sees it. */
export interface CsvWork {
  tx: Prisma.TransactionClient;
  file: string;
  kind: DataKind;
  options: CsvImportOptions;
}

/** What a file changes, what stops it, and what looks wrong with it. */
export type CsvOutcome = Pick<CsvReport, "changes" | "tableChanges" | "losses"> & { problems: BadLine[]; warnings: BadLine[] };

/** Follows the import of one file. */
export interface CsvFollower<Row> {
  /** @returns what looks wrong with a line beside those before it */
  see(row: Row, line: number): BadLine[];
  /** Called once before a scope's rows are deleted. */
  beforeClear(scope: string): Promise<void>;
  /** Called when all rows are written. */
  end(): Promise<CsvOutcome>;
}

/** How the rows of a table come into the database. */
interface CsvTarget<Row> {
  kind: DataKind;
  table: CsvTable<Row>;
  /** What is replaced as a whole by any row of it, e.g. the row's carrier; `""` for the whole table. */
  scopeOf: (row: Row) => string;
  /** What must not be so once the file is imported. */
  check?: (tx: Prisma.TransactionClient) => Promise<BadLine[]>;
  /** Tells what a file changes. */
  follow?: (work: CsvWork) => CsvFollower<Row>;
  /** Finds the scopes that nobody can buy, whatever their rows. */
  notOnSale?: (tx: Prisma.TransactionClient, scopes: readonly string[]) => Promise<NotOnSale>;
  /** Deletes the old rows of a scope; gives their number. */
  clear: (tx: Prisma.TransactionClient, scope: string) => Promise<number>;
  /** Writes rows; gives their number. */
  write: (tx: Prisma.TransactionClient, rows: Row[]) => Promise<number>;
}

/**
 * Makes the importer of one kind of CSV files, each imported wholly or not at all.
 * @returns what throws ImportRefused after the last file, where any was refused
 */
export function csvImporter<Row>(target: CsvTarget<Row>): (options: CsvImportOptions) => Promise<CsvReport[]> {
  return (options) => {
    const inTransaction = options.dryRun ? rehearseInTransaction : replaceInTransaction;
    return importFiles(options.files, (file) =>
      inTransaction(target.kind, (tx) => new CsvImport(file, target, tx, options).run(), options.noted),
    );
  };
}

/** The import of one file, in its transaction. */
class CsvImport<Row> {
  private readonly bad = new BadLines();
  private readonly warnings = new BadLines();
  private readonly cleared = new Set<string>();
  private readonly follower: CsvFollower<Row> | undefined;
  private readonly report: CsvReport;
  private batch: Row[] = [];

  constructor(
    private readonly file: string,
    private readonly target: CsvTarget<Row>,
    private readonly tx: Prisma.TransactionClient,
    private readonly options: CsvImportOptions,
  ) {
    this.follower = target.follow?.({ tx, file, kind: target.kind, options });
    this.report = {
      file,
      rowsRead: 0,
      rowsWritten: 0,
      rowsReplaced: 0,
      scopes: [],
      losses: [],
      changes: [],
      tableChanges: [],
      warnings: this.warnings.listed,
      warningCount: 0,
      notOnSale: { withoutStock: [], withoutWay: [], withoutPaper: [] },
    };
  }

  /** @throws BadFile where a line is bad, too much would be lost, or a warning counts as much */
  async run(): Promise<CsvReport> {
    await this.options.begin?.(this.tx);
    for await (const { row, line } of readNumberedRows(createReadStream(this.file), this.target.table, this.bad)) {
      this.report.rowsRead += 1;
      for (const warning of this.follower?.see(row, line) ?? []) this.warnings.add(warning);
      this.batch.push(row);
      if (this.batch.length === BATCH) await this.flush();
    }
    if (this.bad.total > 0) throw new BadFile(this.bad);
    await this.flush();
    await this.checkWhole();
    this.report.scopes = [...this.cleared].filter((scope) => scope !== "").sort();
    if (this.target.notOnSale) this.report.notOnSale = await this.target.notOnSale(this.tx, this.report.scopes);
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
    if (this.cleared.has(scope)) return;
    this.cleared.add(scope);
    await this.follower?.beforeClear(scope);
    this.report.rowsReplaced += await this.target.clear(this.tx, scope);
  }

  /** CSV has no trailer: a file that was cut between two lines shows only by what it no longer sells. */
  private async checkWhole(): Promise<void> {
    if (!(await endsWithLineEnd(this.file))) this.warnings.add({ line: 0, field: null, problem: "no_line_end", value: "", other: "" });
    const { problems = [], warnings = [], ...outcome } = (await this.follower?.end()) ?? {};
    for (const warning of warnings) this.warnings.add(warning);
    Object.assign(this.report, outcome, { warningCount: this.warnings.total });
    for (const problem of [...problems, ...((await this.target.check?.(this.tx)) ?? [])]) this.bad.add(problem);
    const faults = this.options.strict && this.bad.total === 0 ? this.warnings : this.bad;
    if (faults.total > 0) throw new BadFile(faults, { fareChanges: this.report.changes, tableChanges: this.report.tableChanges });
  }
}

async function endsWithLineEnd(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    return ["\n", "\r"].includes(buffer.toString());
  } finally {
    await handle.close();
  }
}
