import { AppError } from "@/lib/domain/errors";
import type { RateClass } from "@/lib/domain/rate-classes";
import type { Principal } from "@/lib/services/principal";
import { WINDOW_SECONDS } from "@/lib/services/request-limiter";
import { takeRequest } from "@/lib/services/take-request";

/**
 * Counts the request, and puts into the answer's headers what is left: `RateLimit-Policy` and `RateLimit` (the IETF's draft
 * ietf-httpapi-ratelimit-headers), and the older `RateLimit-Limit`, `-Remaining` and `-Reset` (seconds).
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function limitRate(principal: Principal, rate: RateClass, headers: Record<string, string>): Promise<void> {
  const { allowed, limit, remaining } = await takeRequest(principal, rate);
  headers["RateLimit-Policy"] = `"${rate}";q=${limit};w=${WINDOW_SECONDS}`;
  headers.RateLimit = `"${rate}";r=${remaining};t=${WINDOW_SECONDS}`;
  headers["RateLimit-Limit"] = String(limit);
  headers["RateLimit-Remaining"] = String(remaining);
  headers["RateLimit-Reset"] = String(WINDOW_SECONDS);
  if (!allowed) throw new AppError("too_many_requests", { retryAfter: WINDOW_SECONDS });
}
