import type { z } from "zod";

/** What the rows of one kind of CSV file look like. */
export interface CsvTable<Row> {
  columns: readonly string[];
  /** Columns that a file may leave out; they then count as empty. */
  optionalColumns: readonly string[];
  /** From the fields as texts, by column, to a row. */
  schema: z.ZodType<Row, Record<string, string>>;
  /** Names the row; two rows of one name are an error. Keep to small tables: the names stay in memory. */
  identity?: (row: Row) => string;
  /** Further values that no two rows may share, by column. */
  unique?: (row: Row) => { column: string; value: string }[];
  /** Facts that all rows about a subject must agree on. Few subjects: they stay in memory. */
  claims?: (row: Row) => Claim[];
}

/** `HY LITE` has the brand rank `0`. */
interface Claim {
  subject: string;
  column: string;
  value: string;
}
