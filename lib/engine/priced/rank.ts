const EXACT = Number.MAX_SAFE_INTEGER;

/**
 * Sorts indices by an amount, ascending.
 * @param tie the order of two with the same amount
 */
export function rankBy(
  indices: readonly number[],
  amountOf: (index: number) => number,
  tie: (one: number, other: number) => number,
): number[] {
  const amounts = Float64Array.from(indices, amountOf);
  const count = indices.length;
  const most = amounts.reduce((left, right) => Math.max(left, right), 0);
  // Amount and place in one number each, which sorts many times faster than by comparing; amounts beyond that are rare.
  if ((most + 1) * count > EXACT) return [...indices].sort((one, other) => amountOf(one) - amountOf(other) || tie(one, other));
  const packed = amounts.map((amount, place) => amount * count + place).sort();
  const ranked = Array.from(packed, (value) => indices[value % count] ?? 0);
  sortTies(ranked, amountOf, tie);
  return ranked;
}

function sortTies(ranked: number[], amountOf: (index: number) => number, tie: (one: number, other: number) => number): void {
  for (let from = 0; from < ranked.length; ) {
    const amount = amountOf(ranked[from] ?? 0);
    let to = from + 1;
    while (to < ranked.length && amountOf(ranked[to] ?? 0) === amount) to++;
    if (to - from > 1) ranked.splice(from, to - from, ...ranked.slice(from, to).sort(tie));
    from = to;
  }
}
