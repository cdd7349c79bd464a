import type { TownRow } from "@/lib/formats/csv/town-table";
import { processWide } from "@/lib/util/process-wide";
import { readTowns } from "./built-in";

const kept = processWide<{ towns: ReadonlyMap<string, readonly TownRow[]> | null }>("towns", () => ({ towns: null }));

/** Towns that another town's airport serves, by the code that a search for them takes; those that most people mean first. Sources: docs/reference-data.md. */
export function townsByPlace(): ReadonlyMap<string, readonly TownRow[]> {
  kept.towns ??= grouped(readTowns());
  return kept.towns;
}

function grouped(rows: readonly TownRow[]): Map<string, TownRow[]> {
  const groups = new Map<string, TownRow[]>();
  for (const row of rows) {
    const group = groups.get(row.place);
    if (group) group.push(row);
    else groups.set(row.place, [row]);
  }
  return groups;
}
