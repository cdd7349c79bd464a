import { processWide } from "@/lib/util/process-wide";
import { readBuiltIn } from "./built-in";
import type { ReferenceTables } from "./tables";

const kept = processWide<{ tables: ReferenceTables | null }>("reference", () => ({ tables: null }));

/** What this process goes by: what it read of the database last, or the repository's own files where it has read nothing. */
export function referenceTables(): ReferenceTables {
  kept.tables ??= readBuiltIn();
  return kept.tables;
}

/** Puts newer tables in the place of those kept. */
export function replaceReferenceTables(tables: ReferenceTables): void {
  kept.tables = tables;
}

/** Something worked out of the tables when it is first asked for, and again once they were replaced. */
export function derived<T>(make: (tables: ReferenceTables) => T): () => T {
  let last: { tables: ReferenceTables; value: T } | null = null;
  return () => {
    const tables = referenceTables();
    if (last?.tables !== tables) last = { tables, value: make(tables) };
    return last.value;
  };
}
