import type { ImportFault } from "@/lib/contracts/portal/people/book-import";
import { LOCALES } from "@/lib/domain/localized";
import {
  BOOK_COLUMNS,
  type BookColumn,
  columnOf,
  NEEDED_COLUMNS,
  readBookRow,
  type TablePerson,
} from "@/lib/domain/passengers/book/book-table";
import { tidyName } from "@/lib/domain/passengers/transliterate";
import type { TableRow } from "@/lib/formats/spreadsheet/read-xlsx";
import type { TableFault } from "@/lib/formats/spreadsheet/unreadable-table";
import { allCountryCodes, countryName, isCountry } from "@/lib/reference/countries";

/** What stands in the way of reading a table at all. */
type Wrong = TableFault | "empty" | "too_long" | "columns_missing";

export interface ReadPerson {
  /** Number of the line in the table. */
  line: number;
  person: TablePerson;
}

interface ReadPeople {
  rows: number;
  people: ReadPerson[];
  faults: ImportFault[];
  /** Null where the table could be read. */
  wrong: { problem: Wrong; columns: BookColumn[] } | null;
}

interface Bounds {
  /** `YYYY-MM-DD` */
  today: string;
  /** So many people at most. */
  most: number;
}

/** Reads people from a table whose first row names its columns. @param table or why the file is read as none */
export function readPeople(table: readonly TableRow[] | TableFault, { today, most }: Bounds): ReadPeople {
  const nobody = (problem: Wrong, columns: BookColumn[] = []) => ({ rows: 0, people: [], faults: [], wrong: { problem, columns } });
  if (typeof table === "string") return nobody(table);
  const [head, ...rows] = table;
  if (!head || rows.length === 0) return nobody("empty");
  if (rows.length > most) return nobody("too_long");
  const columns = head.cells.map(columnOf);
  const missing = NEEDED_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) return nobody("columns_missing", missing);
  const countries = countriesByName();
  const countryOf = (text: string) => countries.get(tidyName(text).toLowerCase()) ?? null;
  const people = new Map<string, ReadPerson>();
  const faults: ImportFault[] = [];
  for (const { line, cells } of rows) {
    const read = readBookRow(cellsOf(cells, columns), { countryOf, today });
    faults.push(...read.faults.map((fault) => ({ line, ...fault })));
    const { person } = read;
    if (!person) continue;
    const first = people.get(person.doc_number);
    if (first) faults.push({ line, column: "doc_number", problem: "repeated", value: person.doc_number, other: String(first.line) });
    else people.set(person.doc_number, { line, person });
  }
  return { rows: rows.length, people: [...people.values()], faults, wrong: null };
}

/** Of two columns that are called alike, the first counts. */
function cellsOf(cells: readonly string[], columns: readonly (BookColumn | null)[]): Partial<Record<BookColumn, string>> {
  return Object.fromEntries(
    BOOK_COLUMNS.flatMap((column) => {
      const at = columns.indexOf(column);
      return at === -1 ? [] : [[column, cells[at] ?? ""]];
    }),
  );
}

/** Codes, and names in three languages, in small letters. */
function countriesByName(): Map<string, string> {
  const codes = allCountryCodes().filter(isCountry);
  return new Map(
    codes.flatMap((code) =>
      [code, ...LOCALES.map((locale) => countryName(code, locale))].map((name) => [tidyName(name).toLowerCase(), code] as const),
    ),
  );
}
