import { CsvError, parse } from "csv-parse/sync";
import { decodeStatement } from "../bank-csv/decode-statement";
import { readXlsx, type TableRow, UnreadableWorkbook } from "./read-xlsx";

const DELIMITERS = [";", ",", "\t"] as const;
/** How every archive begins, and a workbook is one. */
const ARCHIVE = [0x50, 0x4b];
const LONGEST_RECORD = 65_536;

/** The rows of a table that somebody keeps as XLSX or CSV; null where it is neither. A CSV file may be in UTF-8, UTF-16 or windows-1251. */
export function readTable(content: Uint8Array): TableRow[] | null {
  const rows = ARCHIVE.every((byte, index) => content[index] === byte) ? workbookRows(content) : csvRows(decodeStatement(content));
  return rows?.filter(({ cells }) => cells.some((cell) => cell !== "")) ?? null;
}

function workbookRows(content: Uint8Array): TableRow[] | null {
  try {
    return readXlsx(content);
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return null;
    throw error;
  }
}

function csvRows(text: string): TableRow[] | null {
  // What is no text has such characters at once.
  if (text.includes("\u0000")) return null;
  const [first = ""] = text.split(/\r?\n/, 1);
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
  const rows: TableRow[] = [];
  const take = (cells: string[], { lines }: { lines: number }) => {
    rows.push({ line: lines, cells });
    return null;
  };
  const form = { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, max_record_size: LONGEST_RECORD } as const;
  try {
    parse(text, { ...form, delimiter, on_record: take });
    return rows;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}
