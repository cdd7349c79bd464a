/** A row before and after. */
export type RowPair<Row> = readonly [before: Row, after: Row];

/** How many rows a file has and changes. */
export interface RowCounts {
  before: number;
  after: number;
  added: number;
  removed: number;
  changed: number;
}

/** Rows that are there before and after by the same name, in the order of the new ones. */
export function sameRows<Row>(before: readonly Row[], after: readonly Row[], nameOf: (row: Row) => string): RowPair<Row>[] {
  const known = new Map(before.map((row) => [nameOf(row), row]));
  return after.flatMap((row) => {
    const was = known.get(nameOf(row));
    return was === undefined ? [] : [[was, row] as const];
  });
}

/** @param same the rows that are there before and after @param changed those of them that say something else */
export function countRows(
  before: readonly unknown[],
  after: readonly unknown[],
  same: readonly unknown[],
  changed: readonly unknown[],
): RowCounts {
  return {
    before: before.length,
    after: after.length,
    added: after.length - same.length,
    removed: before.length - same.length,
    changed: changed.length,
  };
}
