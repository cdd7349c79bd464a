import { type RateClass, rateOf } from "@/lib/contracts/rate-classes";
import { log } from "@/lib/log";
import type { Principal } from "./principal";
import { requestCounts } from "./request-counts";
import { RequestLimiter, type Verdict } from "./request-limiter";

const limiter = new RequestLimiter({
  store: requestCounts,
  onStoreFailure: () => log.error("requests cannot be counted: they all pass for a second"),
});

/** Counts one request of a class of paths against the limit of whoever calls. */
export function takeRequest(principal: Principal, rate: RateClass): Promise<Verdict> {
  return limiter.take(`${principal.credential}:${rate}`, rateOf(rate, principal.partner.rateLimits));
}
