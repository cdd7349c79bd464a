import { type RateClass, rateOf } from "@/lib/contracts/interface/rate-classes";
import { AppError } from "@/lib/domain/errors";
import { log } from "@/lib/log";
import type { Principal } from "@/lib/services/access/credentials/principal";
import { requestCounts } from "@/lib/services/ground/counting/request-counts";
import { RequestLimiter, WINDOW_SECONDS } from "@/lib/services/ground/counting/request-limiter";
import { processMemory } from "@/lib/util/process-wide";
import type { HeaderFields } from "../representation/api-response";

const limiter = processMemory(
  "request-limits",
  () =>
    new RequestLimiter({
      store: requestCounts,
      onStoreFailure: () => log.error("requests cannot be counted: they all pass for a second"),
    }),
);

/**
 * Counts one request against the limit of whoever calls, and puts into the response's header what is left of it: `RateLimit-Policy` and
 * `RateLimit` (the IETF's draft ietf-httpapi-ratelimit-headers), and the older `RateLimit-Limit`, `-Remaining` and `-Reset` (seconds).
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function countRequest(principal: Principal, rate: RateClass, headers: HeaderFields): Promise<void> {
  const { allowed, limit, remaining } = await limiter().take(`${principal.credential}:${rate}`, rateOf(rate, principal.partner.rateLimits));
  headers["RateLimit-Policy"] = `"${rate}";q=${limit};w=${WINDOW_SECONDS}`;
  headers.RateLimit = `"${rate}";r=${remaining};t=${WINDOW_SECONDS}`;
  headers["RateLimit-Limit"] = String(limit);
  headers["RateLimit-Remaining"] = String(remaining);
  headers["RateLimit-Reset"] = String(WINDOW_SECONDS);
  if (!allowed) throw new AppError("too_many_requests", { retryAfter: WINDOW_SECONDS });
}
