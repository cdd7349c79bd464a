import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { processMemory } from "@/lib/util/process-wide";
import { remembered } from "@/lib/util/waiting/remembered";

/** What is limited; guesses are in services/access/guessing. */
const LIMITS = {
  /**
   * Codes of one person, whose password was right, from one block of addresses, and from all together where none was right before. Six digits,
   * of which three are right at a time, are not found at so many an hour.
   */
  second_factor: { points: 10, duration: 60 * 60 },
  second_factor_elsewhere: { points: 20, duration: 60 * 60 },
  /** Test calls and replays of one partner: each holds a request of ours open, so these count whatever comes of them. */
  callback_by_hand: { points: 60, duration: 60 },
} as const;

type LimitName = keyof typeof LIMITS;

const limiters = processMemory("rate-limits", () => new Map<LimitName, RateLimiterPrisma>());

function limiterOf(name: LimitName): RateLimiterPrisma {
  return remembered(limiters(), name, () => new RateLimiterPrisma({ storeClient: db(), keyPrefix: name, ...LIMITS[name] }));
}

/**
 * Counts an attempt before it is made, so that those sent all at once do not slip past; who is right forgets them all.
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function allowAttempt(name: LimitName, key: string): Promise<void> {
  try {
    await limiterOf(name).consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new AppError("too_many_requests", { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
  }
}

/** An attempt that was right counts for nothing. */
export async function takeBackAttempt(name: LimitName, key: string): Promise<void> {
  await limiterOf(name).reward(key);
}

/** After an attempt that was right. */
export async function forgetAttempts(name: LimitName, key: string): Promise<void> {
  await limiterOf(name).delete(key);
}
