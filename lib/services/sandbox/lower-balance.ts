import { v5 as namedUuid, v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { fromMajor, MINOR_PER_MAJOR } from "@/lib/domain/money";
import { readLowBalance } from "@/lib/services/terms/ledger/low-balance";
import { postAdjustment } from "@/lib/services/terms/ledger/post-ledger";
import type { Played } from "./played";

/** Transactions of this, named after the Idempotency-Key of their request (RFC 9562, 5.5). */
const LOWERINGS = "c5a0f2b4-3f0b-4c57-8d43-6a1f2b9f7e10";

/**
 * Takes so much test money off the deposit that it falls just below its threshold.
 * @returns false where there is no threshold, or it is below it already
 */
export async function lowerBalance({ partnerId, requestKey = null }: Played): Promise<boolean> {
  const id = requestKey === null ? uuid() : namedUuid(requestKey, LOWERINGS);
  if ((await db().ledgerTransaction.count({ where: { id } })) > 0) return true;
  const { amount, available, is_low } = await readLowBalance({ partnerId });
  if (amount === null || is_low) return false;
  const left = Math.max(fromMajor(amount) - MINOR_PER_MAJOR, 0);
  if (left >= fromMajor(amount)) return false;
  await postAdjustment({ id, partnerId, amountMinor: left - fromMajor(available), memo: "Test money taken off" });
  return true;
}
