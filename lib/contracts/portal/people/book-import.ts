import { z } from "zod";
import { BOOK_COLUMNS, CELL_PROBLEMS } from "@/lib/domain/passengers/book/book-table";

/** The body of POST /api/portal/passengers/import is the file itself, XLSX or CSV. */
export const BOOK_IMPORT_BODY = { bytes: 5 * 1024 * 1024, refusal: "file_too_large" } as const;

/** People of one file. */
export const MOST_IMPORTED = 2_000;

/** Its query. `look` tells what the file would do, `save` does it. */
export const bookImportQuery = z.object({ act: z.enum(["look", "save"]) });

const importFault = z.strictObject({
  /** Of the file, from 1. */
  line: z.int(),
  column: z.enum(BOOK_COLUMNS),
  problem: z.enum(CELL_PROBLEMS),
  /** What stands there. */
  value: z.string(),
  /** What is offered instead, or the line that it repeats; empty where nothing is. */
  other: z.string(),
});
export type ImportFault = z.infer<typeof importFault>;

/** Its answer. */
export const importedPeople = z.strictObject({
  /** Rows below the headings. */
  rows: z.int(),
  /** The first 200. */
  faults: z.array(importFault),
  /** Rows that are left out for them. */
  faulty: z.int(),
  /** Why nothing of the file is read; null where it is. */
  wrong: z
    .strictObject({
      problem: z.enum(["unreadable", "too_large", "empty", "too_long", "columns_missing"]),
      columns: z.array(z.enum(BOOK_COLUMNS)),
    })
    .nullable(),
  /** People who are new to the book, and people of the book who get what the file says. */
  added: z.int(),
  changed: z.int(),
  /** How many were saved; null where the file was only looked at. */
  saved: z.int().nullable(),
});
export type ImportedPeople = z.infer<typeof importedPeople>;
