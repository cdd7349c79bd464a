/** How two samples lie to each other, after H. B. Mann and D. R. Whitney (1947). */
export interface RankTest {
  /** Share of pairs in which the first sample's value is the greater one, ties counted by half: 0.5 is no difference (area under the ROC curve). */
  auc: number;
  /** Chance of an AUC so far from 0.5 where there is no difference, both sides; by the normal approximation, without the correction for ties. */
  p: number;
}

/** Compares two samples by the ranks of their values; each should have some twenty at least. */
export function rankTest(first: readonly number[], second: readonly number[]): RankTest {
  const pooled = [...first.map((value) => ({ value, own: true })), ...second.map((value) => ({ value, own: false }))];
  pooled.sort((left, right) => left.value - right.value);
  let rankSum = 0;
  for (let start = 0; start < pooled.length; ) {
    let end = start + 1;
    while (end < pooled.length && pooled[end]?.value === pooled[start]?.value) end += 1;
    // Equal values share the mean of their ranks, which begin at 1.
    const rank = (start + 1 + end) / 2;
    rankSum += rank * pooled.slice(start, end).filter(({ own }) => own).length;
    start = end;
  }
  const [n, m] = [first.length, second.length];
  const auc = (rankSum - (n * (n + 1)) / 2) / (n * m);
  const z = (auc - 0.5) / Math.sqrt((n + m + 1) / (12 * n * m));
  return { auc, p: 2 * upperTail(Math.abs(z)) };
}

/** Chance that a standard normal variable is above z ≥ 0 (M. Abramowitz, I. Stegun, 26.2.17; error below 1e-7). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}
