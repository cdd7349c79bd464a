import { z } from "zod";

/** Counts of the rows that an import changed. */
export const rowCounts = { added: z.int(), removed: z.int(), changed: z.int() };

/** What the lists of imports of fares and of tables of prices tell of each. Moments are ISO 8601, UTC. */
export const priceImport = {
  id: z.string(),
  /** Name of the file. */
  source: z.string(),
  /** A person's name, or the command. */
  actor: z.string(),
  created: z.string(),
  /** When it was taken back; null where it stands. */
  undone: z.string().nullable(),
  /** Whether it may be taken back: it is the last one of its kind that changed something, and what it replaced is kept. */
  can_undo: z.boolean(),
};
