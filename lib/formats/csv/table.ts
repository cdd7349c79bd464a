import type { z } from "zod";

/** What the rows of one kind of CSV file look like. */
export interface CsvTable<Row> {
  columns: readonly string[];
  /** Columns that a file may leave out; they then count as empty. */
  optionalColumns: readonly string[];
  /** From the fields as texts, by column, to a row. */
  schema: z.ZodType<Row, Record<string, string>>;
  /** Names what the row tells of; two rows of one name are an error. The names stay in memory, equal second parts of them once. */
  identities?: (row: Row) => readonly RowName[];
  /** Facts that all rows about a subject must agree on. Few subjects: they stay in memory. */
  claims?: (row: Row) => Claim[];
}

/** `HY TAS–IST` and `LITE K`: many names share their second part. */
export type RowName = readonly [group: string, name: string];

/** `HY LITE` has the brand rank `0`. */
interface Claim {
  subject: string;
  column: string;
  value: string;
}
