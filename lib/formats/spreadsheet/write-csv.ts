import type { Cell, Sheet } from "./cell";

/** Spreadsheets take what begins so for a formula (OWASP, CSV injection); an apostrophe in front makes it a text again. */
const FORMULA = /^[=+\-@\t\r]/;
/** Without it Excel reads UTF-8 as the machine's own code page. */
const BYTE_ORDER_MARK = "\ufeff";

/** A sheet as CSV (RFC 4180): UTF-8, commas, CRLF. */
export function writeCsv({ headings, rows }: Sheet): string {
  return BYTE_ORDER_MARK + [headings, ...rows].map((row) => `${row.map(fieldOf).join(",")}\r\n`).join("");
}

function fieldOf(cell: Cell): string {
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return cell.clock;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
