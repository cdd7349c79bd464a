import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { BadLines } from "../imports/bad-line";
import { beginFile, LONGEST_RECORD, OtherEncoding, OtherFormat } from "./begin-file";
import { RowReader } from "./row-reader";
import type { CsvTable } from "./table";

/** One record as csv-parse gives it with `info`. */
interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/**
 * The rows of a CSV file in UTF-8, one by one, in constant memory. Its first line tells what separates fields (`beginFile`). Wrong lines go to `bad`,
 * every one of them, and give no row; a file that is no such text gives no row and one problem.
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
  const reader = new RowReader(table, bad);
  for await (const { record, info } of records(source, bad)) {
    const row = reader.read(record, info.lines);
    if (reader.isHeaderBad) return;
    if (row !== undefined) yield { row, line: info.lines };
  }
  if (reader.count === 0 && bad.total === 0) bad.add({ line: 0, field: null, problem: "file_empty", value: "", other: "" });
}

async function* records(source: AsyncIterable<Uint8Array>, bad: BadLines): AsyncIterable<ParsedRecord> {
  try {
    const { bytes, delimiter, firstLine } = await beginFile(source);
    yield* parsed(bytes, { delimiter, from_line: firstLine });
  } catch (error) {
    const fault = { line: 0, field: null, other: "" };
    if (error instanceof OtherFormat) bad.add({ ...fault, problem: "not_text", value: error.format });
    else if (error instanceof OtherEncoding) bad.add({ ...fault, problem: "not_utf8", value: error.encoding });
    else if (error instanceof CsvError) bad.add({ ...fault, line: Number(error.lines ?? 0), problem: "not_csv", value: "" });
    else throw error;
  }
}

async function* parsed(bytes: AsyncIterable<Uint8Array>, form: { delimiter: string; from_line: number }): AsyncIterable<ParsedRecord> {
  const parser = parse({
    bom: true,
    ...form,
    info: true,
    trim: true,
    skip_empty_lines: true,
    // Spreadsheets end a table with lines of nothing but separators.
    skip_records_with_empty_values: true,
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
  });
  // A failing source ends the parser with its error, which the loop below then throws.
  pipeline(Readable.from(bytes), parser, () => undefined);
  for await (const record of parser) yield record;
}
