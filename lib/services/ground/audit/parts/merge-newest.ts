interface Source<Row> {
  /** Newest first. */
  rows: readonly Row[];
  at: (row: Row) => Date;
}

/** The rows of two lists, one of them at a time, so that each keeps its own order. */
interface Merged<First, Second> {
  rows: (First | Second)[];
  /** The rows that were taken from the first list; `second` has those of the other. */
  first: First[];
  second: Second[];
  hasMore: boolean;
}

/** The newest rows of two lists, each of which is newest first. */
export function mergeNewest<First, Second>(one: Source<First>, other: Source<Second>, size: number): Merged<First, Second> {
  const merged: Merged<First, Second> = { rows: [], first: [], second: [], hasMore: one.rows.length + other.rows.length > size };
  while (merged.rows.length < size) {
    const left = one.rows[merged.first.length];
    const right = other.rows[merged.second.length];
    if (left !== undefined && (right === undefined || one.at(left) >= other.at(right))) {
      merged.rows.push(left);
      merged.first.push(left);
    } else if (right !== undefined) {
      merged.rows.push(right);
      merged.second.push(right);
    } else break;
  }
  return merged;
}
