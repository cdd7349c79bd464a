import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";

/** What is limited: failures only, so that a caller who knows the right answer is never slowed. */
const LIMITS = {
  /** Wrong passwords for one e-mail address. */
  sign_in_email: { points: 10, duration: 15 * 60 },
  /** Wrong passwords from one address. */
  sign_in_address: { points: 100, duration: 15 * 60 },
  /** Wrong surnames for one booking number. */
  trip_number: { points: 10, duration: 15 * 60 },
  /** Wrong guesses from one address. */
  trip_address: { points: 60, duration: 15 * 60 },
  /** Test calls and replays of one partner: each holds a request of ours open, so these count whatever comes of them. */
  callback_by_hand: { points: 60, duration: 60 },
} as const;

type LimitName = keyof typeof LIMITS;

const limiters = new Map<LimitName, RateLimiterPrisma>();

function limiterOf(name: LimitName): RateLimiterPrisma {
  const existing = limiters.get(name);
  if (existing) return existing;
  const made = new RateLimiterPrisma({ storeClient: db(), keyPrefix: name, ...LIMITS[name] });
  limiters.set(name, made);
  return made;
}

/** @throws AppError too_many_requests with the seconds to wait, where the key has used up its failures */
export async function refuseIfExhausted(name: LimitName, key: string): Promise<void> {
  const state = await limiterOf(name).get(key);
  if (!state || state.consumedPoints < LIMITS[name].points) return;
  throw new AppError("too_many_requests", { retryAfter: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) });
}

/** Counts one failure. */
export async function countFailure(name: LimitName, key: string): Promise<void> {
  try {
    await limiterOf(name).consume(key);
  } catch (error) {
    // Past the limit the library rejects with its state; the next attempt is refused above.
    if (!(error instanceof RateLimiterRes)) throw error;
  }
}
