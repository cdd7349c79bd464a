import { fromMajor, MINOR_PER_MAJOR } from "@/lib/domain/money";
import { keepEffect } from "@/lib/services/ground/idempotency/request-key";
import { readLowBalance } from "@/lib/services/terms/ledger/low-balance";
import { postAdjustment } from "@/lib/services/terms/ledger/post-ledger";
import type { Played } from "./played";

/**
 * Takes so much test money off the deposit that it falls just below its threshold.
 * @returns false where there is no threshold, or it is below it already
 */
export async function lowerBalance({ partnerId, key }: Played): Promise<boolean> {
  const { amount, available, is_low } = await readLowBalance({ partnerId });
  if (amount === null || is_low) return false;
  const left = Math.max(fromMajor(amount) - MINOR_PER_MAJOR, 0);
  if (left >= fromMajor(amount)) return false;
  const adjustment = { partnerId, amountMinor: left - fromMajor(available), memo: "Test money taken off" };
  await postAdjustment(adjustment, (tx) => keepEffect(tx, key, true));
  return true;
}
