import type { TableChange } from "@/lib/domain/pricing/fare-changes/compare-rows";
import { describeNames, describeTerms } from "./describe-names";

/** What becomes of the rows of a table, a carrier after the other; nothing of those that had none. */
export function describeTable(changes: readonly TableChange[]): string[] {
  return changes.filter(({ rows }) => rows.before > 0).flatMap(describeScope);
}

function describeScope({ scope, rows, given, terms }: TableChange): string[] {
  const { before, after, added, removed, changed } = rows;
  const whose = scope ? `${scope}: ` : "";
  if (added + removed + changed === 0) return [`  ${whose}nothing changes`];
  return [
    `  ${whose}${before} before, ${after} after; added ${added}, removed ${removed}, changed ${changed}`,
    ...describeNames(scope || "rows", given),
    ...describeTerms(scope, terms, "rows"),
  ];
}
