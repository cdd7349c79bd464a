import type { DirectionChoice } from "./direction-choice";
import { placesBy } from "./rank";

/** The way to a journey of one direction with the cheapest ones before it. */
interface Link {
  index: number;
  total: number;
  before: Link | null;
}

/**
 * The cheapest journey of all directions in which each leaves after the one before is ready, as an index per direction; null where there
 * is none.
 * @param ranked by direction, its journeys by price
 */
export function cheapestChain(
  directions: readonly DirectionChoice[],
  ranked: readonly (readonly number[])[],
  minutesBetween: (airport: number) => number,
): number[] | null {
  let links: Link[] = [];
  directions.forEach((direction, at) => {
    const before = directions[at - 1];
    links = before ? extend(links, before, direction, ranked[at] ?? [], minutesBetween) : start(direction, ranked[at] ?? []);
  });
  const best = cheapestOf(links);
  return best && chainOf(best);
}

function start(direction: DirectionChoice, ranked: readonly number[]): Link[] {
  return ranked.map((index) => ({ index, total: direction.total(index), before: null }));
}

/** Goes through both in the order of time, so that the cheapest one that is ready is always at hand. */
function extend(
  links: readonly Link[],
  before: DirectionChoice,
  direction: DirectionChoice,
  ranked: readonly number[],
  minutesBetween: (airport: number) => number,
): Link[] {
  const ready = Float64Array.from(links, ({ index }) => before.ready(index, minutesBetween));
  const waiting = placesBy(links.length, (place) => ready[place] ?? 0);
  const leaving = placesBy(ranked.length, (place) => direction.departure(ranked[place] ?? 0));
  const longer: Link[] = [];
  let best: Link | null = null;
  let at = 0;
  for (const place of leaving) {
    const index = ranked[place] ?? 0;
    for (; at < waiting.length && (ready[waiting[at] ?? 0] ?? 0) <= direction.departure(index); at++) {
      const next = links[waiting[at] ?? 0] ?? null;
      if (next && (!best || next.total < best.total)) best = next;
    }
    if (best) longer.push({ index, total: best.total + direction.total(index), before: best });
  }
  return longer;
}

function cheapestOf(links: readonly Link[]): Link | null {
  return links.reduce<Link | null>((best, link) => (best && best.total <= link.total ? best : link), null);
}

function chainOf(last: Link): number[] {
  const chain: number[] = [];
  for (let link: Link | null = last; link; link = link.before) chain.unshift(link.index);
  return chain;
}
