import type { BadLine, ProblemName } from "../imports/bad-line";
import { type Columns, cut } from "./columns";

/** Reads the fields of one record, and reports every one that is wrong rather than the first. */
export class RecordReader<Field extends string> {
  /** Whether anything was wrong so far. */
  failed = false;

  constructor(
    private readonly layout: Readonly<Record<Field, Columns>>,
    private readonly line: string,
    private readonly lineNumber: number,
    private readonly report: (bad: BadLine) => void,
  ) {}

  /** The field's text without the blanks around it. */
  text(field: Field): string {
    return cut(this.line, this.layout[field]).trim();
  }

  /** The field's text as it stands. */
  raw(field: Field): string {
    return cut(this.line, this.layout[field]);
  }

  /**
   * The field's value.
   * @param parse gives undefined for a text that it cannot read; it is then reported, and `otherwise` returned so that reading goes on
   */
  read<T>(field: Field, parse: (text: string) => T | undefined, problem: ProblemName, otherwise: T): T {
    const text = cut(this.line, this.layout[field]);
    const value = parse(text);
    if (value !== undefined) return value;
    this.fail(field, problem, text);
    return otherwise;
  }

  /** Reports a field whose text can be read but makes no sense. */
  fail(field: Field, problem: ProblemName, value: string, other = ""): void {
    this.failed = true;
    this.report({ line: this.lineNumber, field, columns: this.layout[field], problem, value, other });
  }
}
