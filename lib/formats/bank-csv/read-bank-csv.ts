import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { bankAmount } from "@/lib/domain/bank/bank-amount";
import { type BankLine, type ColumnMapping, MAPPED_COLUMNS, type MappedColumn, StatementFault } from "@/lib/domain/bank/bank-line";
import { isDate } from "@/lib/domain/dates";

/** As csv-parse gives them with `info`. */
const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));
const DELIMITERS = [";", ",", "\t", "|"] as const;

/** A row, and the line of the file that it begins on. */
interface Row {
  cells: string[];
  line: number;
}

type Places = ReadonlyMap<MappedColumn, number>;

/**
 * The movements of a bank's table. Its columns are found by what the account's mapping calls them, on whichever line they first stand together: banks put a head
 * above, with more names than are mapped. Rows without a day are sums and remarks below, and no movements.
 * @throws StatementFault where the columns are not found, or a row has a wrong day or amount: then nothing is read
 */
export function readBankCsv(text: string, mapping: ColumnMapping): BankLine[] {
  for (const delimiter of DELIMITERS) {
    const rows = rowsOf(text, delimiter);
    const head = rows.findIndex(({ cells }) => placesIn(cells, mapping) !== null);
    const places = head < 0 ? null : placesIn(rows[head]?.cells ?? [], mapping);
    if (places) return rows.slice(head + 1).flatMap((row) => lineOf(row, places));
  }
  throw new StatementFault("no_columns", 0, Object.values(mapping).join(", "));
}

function rowsOf(text: string, delimiter: string): Row[] {
  try {
    const options = { delimiter, trim: true, bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true };
    return records.parse(parse(text, { ...options, info: true })).map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** Where each mapped column stands in a row of headings; null where one of them does not. */
function placesIn(cells: readonly string[], mapping: ColumnMapping): Places | null {
  const named = cells.map(fold);
  const places = new Map<MappedColumn, number>();
  for (const column of MAPPED_COLUMNS) {
    const heading = mapping[column];
    if (heading === undefined) continue;
    const at = named.indexOf(fold(heading));
    if (at < 0) return null;
    places.set(column, at);
  }
  return places.size === 0 ? null : places;
}

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();

function lineOf({ cells, line }: Row, places: Places): BankLine[] {
  const cell = (column: MappedColumn) => cells[places.get(column) ?? -1] ?? "";
  const day = cell("date");
  if (!/\d/.test(day)) return [];
  const bookedOn = dayOf(day);
  if (bookedOn === undefined) throw new StatementFault("bad_date", line, day);
  const valueText = cell("value_date");
  const valueDate = valueText === "" ? bookedOn : dayOf(valueText);
  if (valueDate === undefined) throw new StatementFault("bad_date", line, valueText);
  const amount = (column: MappedColumn) => {
    const text = cell(column);
    const minor = text === "" ? 0 : bankAmount(text);
    if (minor === undefined) throw new StatementFault("bad_amount", line, text);
    return minor;
  };
  const amountMinor = places.has("amount") ? amount("amount") : amount("credit") - Math.abs(amount("debit"));
  if (amountMinor === 0) throw new StatementFault("bad_amount", line, "0");
  return [{ statement: "", bookedOn, valueDate, amountMinor, document: cell("document"), party: cell("party"), purpose: cell("purpose") }];
}

/** `31.01.2026`, `31/01/2026` and `2026-01-31`, each with or without a time behind it. */
function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ T].*)?$/.exec(text) ?? [];
  const iso =
    day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : (/^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? "");
  return isDate(iso) ? iso : undefined;
}
