import type { BadLines } from "../imports/bad-line";
import type { CsvTable } from "./table";

/**
 * The column names of a file's first line.
 * @returns undefined where they do not fit the table; every fault is reported
 */
export function readHeader(
  cells: string[],
  table: Pick<CsvTable<unknown>, "columns" | "optionalColumns">,
  bad: BadLines,
): string[] | undefined {
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
