import type { CheckedInvariant } from "@/lib/services/ground/invariants/check-invariants";

/** A table with a line for each invariant, then what breaks those that are broken. */
export function printInvariants(checked: readonly CheckedInvariant[]): string {
  const rows = checked.map(({ name, counted, violations, ms }) => [name, String(counted), String(violations), String(ms)]);
  const broken = checked.filter(({ violations }) => violations > 0);
  return [
    ...table([["invariant", "looked at", "broken", "ms"], ...rows]),
    "",
    ...broken.flatMap(explain),
    broken.length === 0 ? "Everything holds." : `${broken.length} of ${checked.length} do not hold: see docs/runbooks/.`,
  ].join("\n");
}

/** The first column to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  return rows.map((cells) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column)))).join("  "),
  );
}

function explain({ name, holds, violations, examples }: CheckedInvariant): string[] {
  const rest = violations - examples.length;
  const lines = examples.map(({ id, detail }) => `  ${id}: ${detail}`);
  return [`${name}: not true that ${holds}:`, ...lines, ...(rest > 0 ? [`  and ${rest} more`] : []), ""];
}
