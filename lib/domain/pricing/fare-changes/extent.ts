import type { RowCounts } from "./same-rows";

/** How far a file of prices goes, hundredths of a percent. */
export interface Extent {
  /** By how much the price falls that falls deepest. */
  dropBp: number;
  /** Share of the rows that are changed or removed, of those that were there. */
  shareBp: number;
}

/** A whole, hundredths of a percent. */
const WHOLE_BP = 10_000;

/** The share of rows that are changed or removed, hundredths of a percent, up; 0 where there were none. */
export function shareOf(counts: readonly RowCounts[]): number {
  const total = (of: (each: RowCounts) => number) => counts.reduce((sum, each) => sum + of(each), 0);
  const before = total((each) => each.before);
  if (before === 0) return 0;
  return Math.ceil((total(({ changed, removed }) => changed + removed) * WHOLE_BP) / before);
}
