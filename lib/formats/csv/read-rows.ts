import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { Interner } from "@/lib/util/interner";
import { remembered } from "@/lib/util/remembered";
import { type BadLine, type BadLines, isProblemName } from "../imports/bad-line";
import type { CsvTable, RowName } from "./table";

/** Finds rows that repeat or contradict earlier ones. */
class RowChecks<Row> {
  /** Line by the name's number, by group. */
  private readonly seen = new Map<string, Map<number, number>>();
  private readonly names = new Interner<string>();
  private readonly claims = new Map<string, { value: string; line: number }>();

  constructor(private readonly table: CsvTable<Row>) {}

  see(row: Row, line: number): BadLine[] {
    const repeated = (this.table.identities?.(row) ?? []).flatMap((name) => this.repeats(name, line) ?? []);
    return repeated.length > 0 ? repeated : this.contradicts(row, line);
  }

  private repeats([group, name]: RowName, line: number): BadLine | undefined {
    const lines = remembered(this.seen, group, () => new Map<number, number>());
    const id = this.names.idOf(name, () => name);
    const first = lines.get(id);
    if (first !== undefined) return { line, field: null, problem: "repeated", value: `${group} ${name}`, other: String(first) };
    lines.set(id, line);
    return undefined;
  }

  private contradicts(row: Row, line: number): BadLine[] {
    const bad: BadLine[] = [];
    for (const { subject, column, value } of this.table.claims?.(row) ?? []) {
      const key = `${column} ${subject}`;
      const first = this.claims.get(key);
      if (!first) this.claims.set(key, { value, line });
      else if (first.value !== value) bad.push({ line, field: column, problem: "disagrees", value, other: String(first.line) });
    }
    return bad;
  }
}

/** No line of these tables comes near; a file that is no CSV must not fill the memory. */
const LONGEST_RECORD = 65_536;

/** One record as csv-parse gives it with `info`. */
interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/**
 * The rows of a CSV file, one by one, in constant memory. Wrong lines go to `bad`, every one of them, and give no row.
 * @throws whatever `source` throws
 */
export async function* readRows<Row>(source: AsyncIterable<Uint8Array>, table: CsvTable<Row>, bad: BadLines): AsyncIterable<Row> {
  for await (const { row } of readNumberedRows(source, table, bad)) yield row;
}

/** As `readRows`, with the line on which each row ends, for those who find more to say about it. */
export async function* readNumberedRows<Row>(
  source: AsyncIterable<Uint8Array>,
  table: CsvTable<Row>,
  bad: BadLines,
): AsyncIterable<{ row: Row; line: number }> {
  const checks = new RowChecks(table);
  let header: string[] | undefined;
  let count = 0;
  for await (const { record, info } of records(source, bad)) {
    if (!header) {
      header = readHeader(record, table, bad);
      if (!header) return;
      continue;
    }
    count += 1;
    const row = readRow(record, info.lines, header, table, bad);
    if (row === undefined) continue;
    const contradictions = checks.see(row, info.lines);
    for (const contradiction of contradictions) bad.add(contradiction);
    if (contradictions.length === 0) yield { row, line: info.lines };
  }
  if (count === 0 && bad.total === 0) bad.add({ line: 0, field: null, problem: "file_empty", value: "", other: "" });
}

async function* records(source: AsyncIterable<Uint8Array>, bad: BadLines): AsyncIterable<ParsedRecord> {
  const parser = parse({
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
  });
  // A failing source ends the parser with its error, which the loop below then throws.
  pipeline(Readable.from(source), parser, () => undefined);
  try {
    for await (const parsed of parser) yield parsed;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    bad.add({ line: Number(error.lines ?? 0), field: null, problem: "not_csv", value: "", other: "" });
  }
}

function readRow<Row>(cells: string[], line: number, header: string[], table: CsvTable<Row>, bad: BadLines): Row | undefined {
  if (cells.length !== header.length) {
    bad.add({ line, field: null, problem: "cell_count", value: String(cells.length), other: String(header.length) });
    return undefined;
  }
  const fields = Object.fromEntries(table.optionalColumns.map((column) => [column, ""]));
  for (const [index, column] of header.entries()) fields[column] = cells[index] ?? "";
  const parsed = table.schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) bad.add(toBadLine(issue, line));
  return undefined;
}

/** Row schemas put the problem's name into the message (`cell`). */
function toBadLine(issue: { message: string; path: PropertyKey[]; params?: Record<string, unknown> }, line: number): BadLine {
  return {
    line,
    field: issue.path.map(String).join(".") || null,
    problem: isProblemName(issue.message) ? issue.message : "required",
    value: String(issue.params?.value ?? ""),
    other: String(issue.params?.other ?? ""),
  };
}

/**
 * The column names of a file's first line.
 * @returns undefined where they do not fit the table; every fault is reported
 */
function readHeader(cells: string[], table: Pick<CsvTable<unknown>, "columns" | "optionalColumns">, bad: BadLines): string[] | undefined {
  const report = (field: string | null, problem: "column_unknown" | "column_repeated" | "column_missing", value: string): void =>
    bad.add({ line: 1, field, problem, value, other: "" });
  const known = [...table.columns, ...table.optionalColumns];
  for (const [index, name] of cells.entries()) {
    if (!known.includes(name)) report(null, "column_unknown", name);
    else if (cells.indexOf(name) !== index) report(null, "column_repeated", name);
  }
  for (const name of table.columns) if (!cells.includes(name)) report(name, "column_missing", "");
  return bad.total === 0 ? cells : undefined;
}
