import { LRUCache } from "lru-cache";
import type { Alternatives } from "@/lib/suppliers/port/own-schedule";

/** Portals ask again every few seconds while somebody looks at an open change. */
const MOST = 500;
/** Alternatives keep the schedule that they were made from in memory. */
const MINUTE_MS = 60_000;

const cache = new LRUCache<string, Alternatives>({ max: MOST, ttl: MINUTE_MS, ttlAutopurge: true });

/**
 * The alternatives of an open change: looked up again where anything has moved on their routes and days, and in every minute.
 * @throws what `find` throws
 */
export async function cachedAlternatives(changeId: string, now: Date, find: () => Promise<Alternatives>): Promise<Alternatives["found"]> {
  const known = cache.get(changeId);
  if (known && (await known.isCurrent(now))) return known.found;
  const alternatives = await find();
  if (await alternatives.isCurrent(now)) cache.set(changeId, alternatives);
  return alternatives.found;
}
