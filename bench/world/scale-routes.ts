import { groupBy } from "@/lib/util/grouping";

/** A carrier's hub or base, and where it flies from there and back. Hubs, spokes: indices of the places. */
export interface WorldRoute {
  carrier: number;
  hub: number;
  spoke: number;
  /** Where the flight goes on to under the same number; -1 for nowhere. */
  beyond: number;
  /** Rotations on an average day. */
  perDay: number;
}

/** A carrier's flight numbers end at 9999; some are left for flights to places that nobody chose. */
const MOST_NUMBERS = 9_800;
const TRIES = 40;

/**
 * The routes with more or fewer rotations, so that there are so many take-offs in all. A carrier whose flight numbers do not suffice flies
 * as often as they do, and the others fly more.
 */
export function scaleRoutes(routes: readonly WorldRoute[], takeOffs: number): WorldRoute[] {
  const byCarrier = groupBy(routes, ({ carrier }) => String(carrier));
  const carriers = Array.from(byCarrier.values(), (own) => ({ own, takeOffs: takeOffsOf(own), most: mostFactor(own) }));
  let [factor, before] = [0, -1];
  while (factor > before) {
    before = factor;
    const bound = carriers.filter(({ most }) => most <= before);
    if (bound.length === carriers.length) break;
    const free = carriers.filter(({ most }) => most > before);
    const left = takeOffs - sum(bound.map((carrier) => carrier.takeOffs * carrier.most));
    factor = Math.max(before, left / sum(free.map((carrier) => carrier.takeOffs)));
  }
  return carriers.flatMap(({ own, most }) => own.map((route) => ({ ...route, perDay: route.perDay * Math.min(factor, most) })));
}

export function takeOffsOf(routes: readonly WorldRoute[]): number {
  return sum(routes.map(({ perDay, beyond }) => perDay * (beyond < 0 ? 2 : 4)));
}

/** How many times as often a carrier can fly before its flight numbers end. */
function mostFactor(routes: readonly WorldRoute[]): number {
  const numbers = (factor: number) => sum(routes.map(({ perDay }) => 2 * Math.ceil(perDay * factor)));
  let [low, high] = [0, MOST_NUMBERS / sum(routes.map(({ perDay }) => 2 * perDay))];
  for (let step = 0; step < TRIES; step++) {
    const middle = (low + high) / 2;
    if (numbers(middle) <= MOST_NUMBERS) low = middle;
    else high = middle;
  }
  return low;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
