import { parse } from "csv-parse/sync";
import { BadLines, badLineText } from "../imports/bad-line";
import { RowReader } from "./row-reader";
import type { CsvTable } from "./table";

/**
 * All rows of a CSV file that is in memory as a whole.
 * @throws Error that names the first bad line
 */
export function readText<Row>(text: string, table: CsvTable<Row>): Row[] {
  const bad = new BadLines();
  const reader = new RowReader(table, bad);
  const records: string[][] = parse(text, { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true });
  const rows = records.flatMap((record, index) => reader.read(record, index + 1) ?? []);
  const [first] = bad.listed;
  if (first) throw new Error(badLineText(first, "en"));
  return rows;
}
