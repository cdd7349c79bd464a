import { type RateClass, rateOf } from "@/lib/contracts/rate-classes";
import { log } from "@/lib/log";
import type { Principal } from "./principal";
import { requestCounts } from "./request-counts";
import { RequestLimiter, type Verdict } from "./request-limiter";

const limiter = new RequestLimiter({
  store: requestCounts,
  onStoreFailure: () => log.error("requests cannot be counted: they all pass for a second"),
});

/** Counts one request of a class of paths against the limit of whoever calls; at once where this process holds points of it. */
export function takeRequest(principal: Principal, rate: RateClass): Verdict | Promise<Verdict> {
  const { key, limit } = countingOf(principal, rate);
  return limiter.take(key, limit);
}

interface Counting {
  key: string;
  limit: number;
}

/** By principal, which stays the same object while nothing about credentials moves. */
const countings = new WeakMap<Principal, Partial<Record<RateClass, Counting>>>();

function countingOf(principal: Principal, rate: RateClass): Counting {
  const known = countings.get(principal)?.[rate];
  if (known) return known;
  const counting = { key: `${principal.credential}:${rate}`, limit: rateOf(rate, principal.partner.rateLimits) };
  countings.set(principal, { ...countings.get(principal), [rate]: counting });
  return counting;
}
