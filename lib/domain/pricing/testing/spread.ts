import { groupBy } from "@/lib/util/grouping";

/** What makes a journey worth showing. */
export interface Criteria {
  priceMinor: number;
  durationMinutes: number;
  stops: number;
  /** Who flies, in the order of travel. */
  carriers: string;
  /** Part of the day in which it leaves, any text. */
  daypart: string;
}

/**
 * Picks a sensible spread where there is more than anyone would read: in turn the next cheapest, the next fastest, the next with
 * few stops, the next of another carrier, the next of another part of the day. All are kept where they are not more than `limit`.
 * @returns the picked ones, cheapest first (the faster first where prices are equal)
 */
export function spread<Item>(items: readonly Item[], criteriaOf: (item: Item) => Criteria, limit: number): Item[] {
  const all = items.map((item) => ({ item, criteria: criteriaOf(item) }));
  const cheapest = all.toSorted((left, right) => byPrice(left.criteria, right.criteria));
  if (cheapest.length <= limit) return cheapest.map(({ item }) => item);
  const rankings = [
    cheapest,
    cheapest.toSorted((left, right) => left.criteria.durationMinutes - right.criteria.durationMinutes),
    cheapest.toSorted((left, right) => left.criteria.stops - right.criteria.stops),
    inTurn(cheapest, ({ criteria }) => criteria.carriers),
    inTurn(cheapest, ({ criteria }) => criteria.daypart),
  ];
  const picked = pickInTurn(rankings, limit);
  return cheapest.filter((each) => picked.has(each)).map(({ item }) => item);
}

function byPrice(left: Criteria, right: Criteria): number {
  return left.priceMinor - right.priceMinor || left.durationMinutes - right.durationMinutes;
}

/** The first of every group, then the second of every group, and so on. */
function inTurn<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
  const groups = [...groupBy(items, groupOf).values()];
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group.slice(turn, turn + 1))).flat();
}

function pickInTurn<Item>(rankings: readonly (readonly Item[])[], limit: number): Set<Item> {
  const picked = new Set<Item>();
  const queues = rankings.map((ranking) => ranking.values());
  while (picked.size < limit) {
    for (const queue of queues) {
      if (picked.size < limit) pickNext(queue, picked);
    }
  }
  return picked;
}

function pickNext<Item>(queue: Iterator<Item>, picked: Set<Item>): void {
  for (let step = queue.next(); !step.done; step = queue.next()) {
    if (picked.has(step.value)) continue;
    picked.add(step.value);
    return;
  }
}
