import type { SearchRequest, SearchResult } from "../port";
import { behaviourFor, isRemembered, offersFor } from "./offers-for";

const SLOW_MS = 5000;

/** Every way of every direction that passes the filters, in the lowest brand of the cabin that does; some routes take their time. */
export async function search(request: SearchRequest): Promise<SearchResult> {
  const behaviour = behaviourFor(request);
  if (behaviour === "slow_answer") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  const isAlwaysFresh = behaviour === "slow_answer" || isRemembered(behaviour);
  return {
    offers: offersFor(request),
    isCurrent: async (now) => !isAlwaysFresh && minuteOf(now) === minuteOf(request.now),
  };
}

/** Prices stay; what leaves too soon is another matter with every minute. */
function minuteOf(moment: Date): number {
  return Math.floor(moment.getTime() / 60_000);
}
