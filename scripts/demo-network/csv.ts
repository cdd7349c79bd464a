/** One line of a CSV file by its column names. */
export type CsvRow = Record<string, string | number>;

/**
 * Rows as CSV, columns in the order of the first row.
 * @throws Error where a value would need quotes: the demonstration has none
 */
export function toCsv(rows: readonly CsvRow[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => plain(String(row[column] ?? ""))).join(","));
  return `${[columns.join(","), ...lines].join("\n")}\n`;
}

function plain(value: string): string {
  if (/[",\r\n]/.test(value)) throw new Error(`needs quotes: ${value}`);
  return value;
}
