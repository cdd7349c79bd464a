import type { BadLine } from "../imports/bad-line";
import type { CsvTable } from "./table";

/** Finds rows that repeat or contradict earlier ones. */
export class RowChecks<Row> {
  private readonly seen = new Map<string, number>();
  private readonly claims = new Map<string, { value: string; line: number }>();

  constructor(private readonly table: CsvTable<Row>) {}

  see(row: Row, line: number): BadLine[] {
    const repeated = this.repeats(row, line);
    return repeated ? [repeated] : this.contradicts(row, line);
  }

  private repeats(row: Row, line: number): BadLine | undefined {
    const name = this.table.identity?.(row);
    if (name === undefined) return undefined;
    const first = this.seen.get(name);
    if (first !== undefined) return { line, field: null, problem: "repeated", value: name, other: String(first) };
    this.seen.set(name, line);
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
