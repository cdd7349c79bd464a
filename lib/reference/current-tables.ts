import { replaceZoneRules } from "@/lib/domain/schedule/clocks/rules-in-force";
import { processWide } from "@/lib/util/process-wide";
import { readBuiltIn } from "./built-in";
import type { ReferenceTables } from "./tables";

const current = processWide<{ tables: ReferenceTables | null }>("reference", () => ({ tables: null }));

/** The tables in force: what this process read from the database last, or the repository's own files where it has read nothing. */
export function referenceTables(): ReferenceTables {
  current.tables ??= readBuiltIn();
  return current.tables;
}

/** Replaces the tables in force, and with them the rules by which every time of an airport is computed. */
export function replaceReferenceTables(tables: ReferenceTables): void {
  replaceZoneRules(tables.zoneRules);
  current.tables = tables;
}

/** A value computed from the tables when it is first needed, and again once they were replaced. */
export function derived<T>(make: (tables: ReferenceTables) => T): () => T {
  let last: { tables: ReferenceTables; value: T } | null = null;
  return () => {
    const tables = referenceTables();
    if (last?.tables !== tables) last = { tables, value: make(tables) };
    return last.value;
  };
}
