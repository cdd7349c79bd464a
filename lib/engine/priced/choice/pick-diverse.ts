import { itemAt } from "@/lib/util/at";
import { groupBy } from "@/lib/util/grouping";
import { sortedBy } from "@/lib/util/sort";

/** What makes an offer worth showing besides others. */
export interface Criteria {
  /** Whole party, all directions, taxes included, minor units. */
  totalMinor: number;
  /** All directions added up. */
  minutes: number;
  stops: number;
  /** Who flies and in which parts of the day it leaves, as numbers: equal for equal ones. */
  carriers: number;
  dayparts: number;
}

/**
 * Picks offers that differ: in turn the next cheapest, the next fastest, the next with few stops, the next of other carriers, the next of
 * another part of the day. The rule of `spread` (lib/domain/pricing/testing/spread.ts).
 * @param offers by price, then duration
 * @param limit how many are picked; all where they are no more
 * @param inAnyCase picked besides
 * @returns the picked ones, in the same order
 */
export function pickDiverse<Offer extends Criteria>(offers: readonly Offer[], limit: number, inAnyCase?: Offer): readonly Offer[] {
  if (offers.length <= limit) return offers;
  const rankings = [
    offers,
    sortedBy(offers, ({ minutes }) => minutes),
    sortedBy(offers, ({ stops }) => stops),
    roundRobin(offers, ({ carriers }) => carriers),
    roundRobin(offers, ({ dayparts }) => dayparts),
  ];
  const queues = rankings.map((ranking) => ranking.values());
  const picked = new Set<Offer>();
  for (let turn = 0; picked.size < limit; turn++) pickNext(queues[turn % queues.length], picked);
  return offers.filter((offer) => picked.has(offer) || offer === inAnyCase);
}

/** The first of every group, then the second of every group, and so on; groups as they first come. */
function roundRobin<Offer>(offers: readonly Offer[], groupOf: (offer: Offer) => number): Offer[] {
  const order: Offer[] = [];
  let groups = [...groupBy(offers, groupOf).values()];
  for (let round = 0; groups.length > 0; round++) {
    for (const group of groups) order.push(itemAt(group, round));
    groups = groups.filter((group) => group.length > round + 1);
  }
  return order;
}

/** Every queue has all offers, so that none ends before enough are picked. */
function pickNext<Offer>(queue: Iterator<Offer> | undefined, picked: Set<Offer>): void {
  for (let step = queue?.next(); step && !step.done; step = queue?.next()) {
    if (picked.has(step.value)) continue;
    picked.add(step.value);
    return;
  }
}
