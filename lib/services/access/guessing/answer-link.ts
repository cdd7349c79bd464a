import { AppError, type ErrorName } from "@/lib/domain/errors";
import { LINK_LEAK_MS, LINK_SLOWING } from "@/lib/domain/guessing/guess-rules";
import { waitAfter } from "@/lib/domain/guessing/slowing";
import { addressBlock, CALLER_WIDTH } from "@/lib/util/address-block";
import { countWrong, readGuesses } from "./guess-counts";
import { guessKey } from "./guess-key";

/** What a link that does not exist is answered with. */
const MISSING: ReadonlySet<ErrorName> = new Set(["booking_not_found", "receipt_not_found", "quote_not_found", "screen_not_found"]);

/**
 * What stands behind a link that is its own key (128 random bits). Who tries links that do not exist is slowed by their block of addresses;
 * a link that exists is answered whoever else tries beside it.
 * @throws AppError too_many_requests; what `read` throws
 */
export async function answerLink<T>({ address, now }: { address: string; now: Date }, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && MISSING.has(error.kind)) await countMissing(address, now);
    throw error;
  }
}

async function countMissing(address: string, now: Date): Promise<void> {
  const key = guessKey("link", addressBlock(address, CALLER_WIDTH));
  const { of } = await readGuesses([key], "", now);
  const waitMs = waitAfter(of(key), LINK_SLOWING, now.getTime());
  if (waitMs > 0) throw new AppError("too_many_requests", { retryAfter: Math.ceil(waitMs / 1000) });
  await countWrong([key], [LINK_LEAK_MS], now);
}
