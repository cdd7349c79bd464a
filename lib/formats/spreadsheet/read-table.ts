import { CsvError, parse } from "csv-parse/sync";
import { decodeStatement } from "../bank-csv/decode-statement";
import { MOST_CELLS, MOST_COLUMNS, MOST_TEXT, readXlsx, type TableRow } from "./read-xlsx";
import { type TableFault, UnreadableTable } from "./unreadable-table";

const DELIMITERS = [";", ",", "\t"] as const;
/** How every archive begins, and a workbook is one. */
const ARCHIVE = [0x50, 0x4b];
const LONGEST_RECORD = 65_536;

/**
 * The rows of a table that somebody keeps as XLSX or CSV, without empty ones; or why it is not read. A CSV file may be in UTF-8, UTF-16 or windows-1251. Of a row the
 * first 60 cells are read, of a cell the first 500 characters.
 * @param most so many rows below the headings; where there are more, one more is read, and no further
 */
export function readTable(content: Uint8Array, most: number): TableRow[] | TableFault {
  const isArchive = ARCHIVE.every((byte, index) => content[index] === byte);
  try {
    return isArchive ? workbookRows(content, most + 2) : csvRows(decodeStatement(content), most + 2);
  } catch (error) {
    if (error instanceof UnreadableTable) return error.fault;
    if (error instanceof CsvError) return "unreadable";
    throw error;
  }
}

function workbookRows(content: Uint8Array, most: number): TableRow[] {
  const rows: TableRow[] = [];
  for (const row of readXlsx(content)) {
    if (row.cells.some((cell) => cell !== "")) rows.push(row);
    if (rows.length >= most) break;
  }
  return rows;
}

function csvRows(text: string, most: number): TableRow[] {
  // What is no text has such characters at once.
  if (text.includes("\u0000")) throw new UnreadableTable("unreadable", "the file is no text");
  const delimiter = delimiterOf(text);
  refuseManyCells(text, delimiter);
  const rows: TableRow[] = [];
  const take = (cells: string[], { lines }: { lines: number }) => {
    rows.push({ line: lines, cells: cells.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, MOST_TEXT)) });
    return null;
  };
  const form = { bom: true, trim: true, relax_column_count: true, max_record_size: LONGEST_RECORD } as const;
  // Spreadsheets save thousands of empty rows below what is written; they are no records, and not counted.
  const bounds = { skip_empty_lines: true, skip_records_with_empty_values: true, to: most } as const;
  parse(text, { ...form, ...bounds, delimiter, on_record: take });
  return rows;
}

/** The reader of records has no bound of its own for fields without a letter. @throws UnreadableTable */
function refuseManyCells(text: string, delimiter: string): void {
  let count = 0;
  for (let at = text.indexOf(delimiter); at !== -1; at = text.indexOf(delimiter, at + 1)) {
    count += 1;
    if (count > MOST_CELLS) throw new UnreadableTable("too_large", "the file has too many cells");
  }
}

/** What parts the first line most often. */
function delimiterOf(text: string): string {
  const [first = ""] = text.slice(0, LONGEST_RECORD).split(/\r?\n/, 1);
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}
