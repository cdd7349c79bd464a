import type { Merits } from "./merits";
import { rankBy } from "./rank";

/**
 * The rule of `spread` (lib/domain/pricing/spread.ts) on numbers: in turn the next cheapest, the next fastest, the next with few stops, the
 * next of other carriers, the next of another part of the day. All are kept where they are not more than `limit`.
 * @param cheapest indices into the merits by price, then duration
 * @returns the picked ones in that order
 */
export function pickSpread(cheapest: readonly number[], merits: Merits, limit: number): number[] {
  if (cheapest.length <= limit) return [...cheapest];
  const places = Array.from(cheapest.keys());
  const inOrder = (amountOf: (index: number) => number) =>
    rankBy(
      places,
      (place) => amountOf(cheapest[place] ?? 0),
      (one, other) => one - other,
    ).values();
  const queues = [
    places.values(),
    inOrder((index) => merits.duration.at(index)),
    inOrder((index) => merits.stops.at(index)),
    inTurn(places, (place) => merits.carriers.at(cheapest[place] ?? 0)),
    inTurn(places, (place) => merits.dayparts.at(cheapest[place] ?? 0)),
  ];
  const picked = pickInTurn(queues, cheapest.length, limit);
  return cheapest.filter((_, place) => picked[place] === 1);
}

/** The first of every group, then the second of every group, and so on. */
function* inTurn(places: readonly number[], groupOf: (place: number) => number): Generator<number, undefined> {
  const groups = new Map<number, number[]>();
  for (const place of places) {
    const group = groups.get(groupOf(place));
    if (group) group.push(place);
    else groups.set(groupOf(place), [place]);
  }
  let open = [...groups.values()];
  for (let turn = 0; open.length > 0; turn++) {
    for (const group of open) yield group[turn] ?? 0;
    open = open.filter((group) => group.length > turn + 1);
  }
}

function pickInTurn(queues: readonly Iterator<number>[], count: number, limit: number): Uint8Array {
  const picked = new Uint8Array(count);
  for (let left = limit; left > 0; ) {
    for (const queue of queues) {
      if (left > 0 && pickNext(queue, picked)) left--;
    }
  }
  return picked;
}

function pickNext(queue: Iterator<number>, picked: Uint8Array): boolean {
  for (let step = queue.next(); !step.done; step = queue.next()) {
    if (picked[step.value] === 1) continue;
    picked[step.value] = 1;
    return true;
  }
  return false;
}
