import type { RateClass } from "@/lib/contracts/rate-classes";
import { AppError } from "@/lib/domain/errors";
import { type Verdict, WINDOW_SECONDS } from "@/lib/services/access/request-limiter";
import type { HeaderLines } from "../answer";

const RESET = String(WINDOW_SECONDS);

/**
 * Puts into the answer's headers what is left of a limit: `RateLimit-Policy` and `RateLimit` (the IETF's draft
 * ietf-httpapi-ratelimit-headers), and the older `RateLimit-Limit`, `-Remaining` and `-Reset` (seconds).
 * @throws AppError too_many_requests with the seconds to wait
 */
export function noteLimit({ allowed, limit, remaining }: Verdict, rate: RateClass, headers: HeaderLines): void {
  headers.push("RateLimit-Policy", `"${rate}";q=${limit};w=${WINDOW_SECONDS}`);
  headers.push("RateLimit", `"${rate}";r=${remaining};t=${WINDOW_SECONDS}`);
  headers.push("RateLimit-Limit", String(limit));
  headers.push("RateLimit-Remaining", String(remaining));
  headers.push("RateLimit-Reset", RESET);
  if (!allowed) throw new AppError("too_many_requests", { retryAfter: WINDOW_SECONDS });
}
