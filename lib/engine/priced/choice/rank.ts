const EXACT = Number.MAX_SAFE_INTEGER;

/** Amounts below this, minutes and stops, are counted rather than compared: by amount, the rank of the next one. */
const SMALL = 8192;
const next = new Int32Array(SMALL + 2);

/** Amount and place in one number each: so they are sorted many times faster than by comparing. Used again and again. */
let packed = new Float64Array(1024);

/**
 * The places from 0 up to, not including, `count` by an amount, then by a second one, ascending; those that are alike in both as they come.
 * Both amounts are integers, 0 or more.
 */
export function placesBy(count: number, amountOf: (place: number) => number, secondOf: (place: number) => number = nothing): Int32Array {
  const [most, mostSecond] = [mostOf(count, amountOf), secondOf === nothing ? 0 : mostOf(count, secondOf)];
  const order = new Int32Array(count);
  if (secondOf === nothing && most < SMALL && most < count * 16) return countInto(order, most, amountOf);
  // Larger amounts are rare.
  if ((most + 1) * (mostSecond + 1) * count > EXACT) {
    for (let place = 0; place < count; place++) order[place] = place;
    return order.sort((one, other) => amountOf(one) - amountOf(other) || secondOf(one) - secondOf(other) || one - other);
  }
  if (packed.length < count) packed = new Float64Array(count * 2);
  for (let place = 0; place < count; place++) packed[place] = (amountOf(place) * (mostSecond + 1) + secondOf(place)) * count + place;
  const sorted = packed.subarray(0, count).sort();
  for (let rank = 0; rank < count; rank++) {
    const value = sorted[rank] ?? 0;
    order[rank] = value - Math.floor(value / count) * count;
  }
  return order;
}

/** Sorts small amounts by counting them. */
function countInto(order: Int32Array, most: number, amountOf: (place: number) => number): Int32Array {
  next.fill(0, 0, most + 2);
  for (let place = 0; place < order.length; place++) {
    const after = amountOf(place) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let amount = 1; amount <= most; amount++) next[amount] = (next[amount] ?? 0) + (next[amount - 1] ?? 0);
  for (let place = 0; place < order.length; place++) {
    const amount = amountOf(place);
    const rank = next[amount] ?? 0;
    order[rank] = place;
    next[amount] = rank + 1;
  }
  return order;
}

function nothing(): number {
  return 0;
}

function mostOf(count: number, amountOf: (place: number) => number): number {
  let most = 0;
  for (let place = 0; place < count; place++) most = Math.max(most, amountOf(place));
  return most;
}

/**
 * Sorts indices by an amount of 0 or more, ascending.
 * @param tie the order of two with the same amount
 */
export function rankBy(
  indices: readonly number[],
  amountOf: (index: number) => number,
  tie: (one: number, other: number) => number,
): number[] {
  const order = placesBy(indices.length, (place) => amountOf(indices[place] ?? 0));
  const ranked: number[] = [];
  for (let rank = 0; rank < order.length; rank++) ranked.push(indices[order[rank] ?? 0] ?? 0);
  sortTies(ranked, amountOf, tie);
  return ranked;
}

function sortTies(ranked: number[], amountOf: (index: number) => number, tie: (one: number, other: number) => number): void {
  for (let from = 0; from < ranked.length; ) {
    const amount = amountOf(ranked[from] ?? 0);
    let to = from + 1;
    while (to < ranked.length && amountOf(ranked[to] ?? 0) === amount) to++;
    if (to - from > 1) {
      const tied = ranked.slice(from, to).sort(tie);
      for (let index = from; index < to; index++) ranked[index] = tied[index - from] ?? 0;
    }
    from = to;
  }
}
