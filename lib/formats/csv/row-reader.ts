import { Interner } from "@/lib/util/interner";
import { remembered } from "@/lib/util/waiting/remembered";
import { type BadLine, type BadLines, isProblemName } from "../imports/bad-line";
import type { CsvTable, RowName } from "./table";

/** Makes rows of the records of one file: the first record names the columns. What is wrong goes to `bad`, and gives no row. */
export class RowReader<Row> {
  /** Records after the first. */
  count = 0;
  /** Whether the first record does not fit the table: nothing else can be read then. */
  isHeaderBad = false;
  private header: string[] | undefined;
  private readonly checks: RowChecks<Row>;

  constructor(
    private readonly table: CsvTable<Row>,
    private readonly bad: BadLines,
  ) {
    this.checks = new RowChecks(table);
  }

  read(record: string[], line: number): Row | undefined {
    if (this.isHeaderBad) return undefined;
    if (!this.header) {
      this.header = readHeader(record, line, this.table, this.bad);
      this.isHeaderBad = this.header === undefined;
      return undefined;
    }
    this.count += 1;
    const row = readRow(record, line, this.header, this.table, this.bad);
    if (row === undefined) return undefined;
    const contradictions = this.checks.see(row, line);
    for (const contradiction of contradictions) this.bad.add(contradiction);
    return contradictions.length === 0 ? row : undefined;
  }
}

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

type HeaderProblem = "columns_unnamed" | "column_unknown" | "column_repeated" | "column_missing";

/**
 * The column names of a file's first line.
 * @returns undefined where they do not fit the table; every fault is reported
 */
function readHeader(
  cells: string[],
  line: number,
  table: Pick<CsvTable<unknown>, "columns" | "optionalColumns">,
  bad: BadLines,
): string[] | undefined {
  const report = (field: string | null, problem: HeaderProblem, value: string): void => bad.add({ line, field, problem, value, other: "" });
  const known = [...table.columns, ...table.optionalColumns];
  if (!cells.some((name) => known.includes(name))) {
    report(null, "columns_unnamed", cells.join(" "));
    return undefined;
  }
  for (const [index, name] of cells.entries()) {
    if (!known.includes(name)) report(null, "column_unknown", name);
    else if (cells.indexOf(name) !== index) report(null, "column_repeated", name);
  }
  for (const name of table.columns) if (!cells.includes(name)) report(name, "column_missing", "");
  return bad.total === 0 ? cells : undefined;
}
