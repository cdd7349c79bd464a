/** Small seeded generator (mulberry32), so that every run measures the same world: numbers from 0 up to, not including, 1. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number from 0 up to, not including, 1 that a text always gives (FNV-1a). */
export function steady(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296;
}

/** Draws indices by weight. */
export function weighted(weights: ArrayLike<number>): (random: () => number) => number {
  const sums = new Float64Array(weights.length);
  let total = 0;
  for (let index = 0; index < weights.length; index++) {
    total += weights[index] ?? 0;
    sums[index] = total;
  }
  return (random) => {
    const wanted = random() * total;
    let [low, high] = [0, Math.max(0, sums.length - 1)];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** A whole number around a mean that is none: 2.3 gives 2 or, in three draws of ten, 3. */
export function rounded(mean: number, random: () => number): number {
  return Math.floor(mean) + (random() < mean - Math.floor(mean) ? 1 : 0);
}
