import type { GrowingIntegers } from "@/lib/util/growing";
import type { Merits } from "./merits";
import { placesBy } from "./rank";

const NONE = -1;

/**
 * The rule of `spread` (lib/domain/pricing/testing/spread.ts) on numbers: in turn the next cheapest, the next fastest, the next with few
 * stops, the next of other carriers, the next of another part of the day. All are kept where they are not more than `limit`.
 * @param merits by price, then duration
 * @returns by place, 1 for those that are picked
 */
export function pickSpread(merits: Merits, limit: number): Uint8Array {
  const { count, duration, stops, carriers, dayparts } = merits;
  const picked = new Uint8Array(count);
  if (count <= limit) return picked.fill(1);
  const queues = [
    placesBy(count, () => 0),
    placesBy(count, (place) => duration.at(place)),
    placesBy(count, (place) => stops.at(place)),
    inTurn(carriers, count),
    inTurn(dayparts, count),
  ];
  pickInTurn(queues, picked, limit);
  return picked;
}

/** The first of every group, then the second of every group, and so on; groups as they first come. */
function inTurn(groupOf: GrowingIntegers, count: number): Int32Array {
  const { next, after, groups } = chainByGroup(groupOf, count);
  const order = new Int32Array(count);
  let open = groups;
  for (let filled = 0; filled < count; ) {
    for (let group = 0; group < open; group++) order[filled++] = next[group] ?? 0;
    open = goOn(next, after, open);
  }
  return order;
}

/** Chains the places of every group: `next` is the first of each, `after` the one that follows, NONE at the end. */
function chainByGroup(groupOf: GrowingIntegers, count: number): { next: Int32Array; after: Int32Array; groups: number } {
  let most = 0;
  for (let place = 0; place < count; place++) most = Math.max(most, groupOf.at(place));
  const lastOf = new Int32Array(most + 1).fill(NONE);
  const next = new Int32Array(count);
  const after = new Int32Array(count).fill(NONE);
  let groups = 0;
  for (let place = 0; place < count; place++) {
    const last = lastOf[groupOf.at(place)] ?? NONE;
    if (last === NONE) next[groups++] = place;
    else after[last] = place;
    lastOf[groupOf.at(place)] = place;
  }
  return { next, after, groups };
}

/** Moves every group on and drops those that have come to their end. @returns how many are left */
function goOn(next: Int32Array, after: Int32Array, open: number): number {
  let left = 0;
  for (let group = 0; group < open; group++) {
    const place = after[next[group] ?? 0] ?? NONE;
    if (place !== NONE) next[left++] = place;
  }
  return left;
}

/** @param queues each names every place once, so that none of them ends before enough are picked */
function pickInTurn(queues: readonly Int32Array[], picked: Uint8Array, limit: number): void {
  const next = queues.map(() => 0);
  for (let left = limit; left > 0; left--) {
    const turn = (limit - left) % queues.length;
    const queue = queues[turn];
    let at = next[turn] ?? 0;
    while (queue && picked[queue[at] ?? 0] === 1) at++;
    picked[queue?.[at] ?? 0] = 1;
    next[turn] = at + 1;
  }
}
