import { readBuiltIn } from "./built-in";
import type { ReferenceTables } from "./tables";

// A process may hold this module more than once (Next bundles its start apart from its routes); they all go by the same tables.
const holder: { parvozReference?: ReferenceTables } = globalThis as typeof globalThis & { parvozReference?: ReferenceTables };

/** What this process goes by: what it read of the database last, or the repository's own files where it has read nothing. */
export function referenceTables(): ReferenceTables {
  holder.parvozReference ??= readBuiltIn();
  return holder.parvozReference;
}

/** Puts newer tables in the place of those kept. */
export function replaceReferenceTables(tables: ReferenceTables): void {
  holder.parvozReference = tables;
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
