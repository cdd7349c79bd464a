import { z } from "zod";

/**
 * A backup is a gzip of lines. The first character of each says what it is, the rest is JSON:
 * `H` what the backup is of · `K` secrets, sealed · `T` a table begins · `R` a row of it · `E` it has ended · `S` a sequence · `Z` the end.
 */
export const LINE = { head: "H", secrets: "K", table: "T", row: "R", end: "E", sequence: "S", close: "Z" } as const;

export const FORMAT = 1;

export const head = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Names and checksums of what made the tables. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The job queue's own migrations. */
  queueVersion: z.number(),
});
export type Head = z.infer<typeof head>;

export const tableHead = z.object({ schema: z.string(), table: z.string(), columns: z.array(z.string()) });
export type TableHead = z.infer<typeof tableHead>;

/** SHA-256 over the rows' lines, each with its line feed. */
export const tableEnd = z.object({ rows: z.number(), sha256: z.string() });

/** `value` as text: eight bytes are more than JavaScript's numbers hold. */
export const sequence = z.object({ schema: z.string(), name: z.string(), value: z.string() });

/** Schemas whose contents are backed up. */
export const SCHEMAS = ["public", "graphile_worker"];

/** Tables that a backup leaves out: migrations fill them, and those of the target have done so. The head names the migrations. */
export const MADE_WITH_TABLES: readonly string[] = ["public._prisma_migrations", "public.sql_function", "graphile_worker.migrations"];

/** A name as SQL writes it. */
export function quoted(...names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(".");
}
