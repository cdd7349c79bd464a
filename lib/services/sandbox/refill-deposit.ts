import type { Balance } from "@/lib/contracts/interface/accounts";
import { db } from "@/lib/db";
import { type Currency, fromMajor } from "@/lib/domain/money";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { keepEffect, type RequestKey } from "@/lib/services/ground/idempotency/request-key";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { freeHeldMoney } from "@/lib/services/ground/test-mode/held-money";
import { checkBalanceIn } from "@/lib/services/terms/ledger/check-balance";
import { depositOf } from "@/lib/services/terms/ledger/post-ledger";

interface RefillDeposit {
  /** The row of test mode. */
  partnerId: string;
  /** The partner's own where it is missing. */
  currency?: Currency | undefined;
  /** Major units of the currency. */
  amount: number;
  by: Doer;
  /** The Idempotency-Key of the request. */
  key?: RequestKey | null | undefined;
}

/**
 * Puts test money on a deposit of test mode.
 * @throws AppError currency_not_held
 */
export async function refillDeposit({ partnerId, currency, amount, by, key }: RefillDeposit): Promise<Balance> {
  const bookDeposit = await depositOf({ partnerId, currency, amountMinor: fromMajor(amount), memo: "Test money", by });
  return retryConflict(() =>
    db().$transaction(async (tx) => {
      await bookDeposit(tx);
      await freeHeldMoney(tx, partnerId);
      const balance = await checkBalanceIn(tx, { partnerId, currency });
      await keepEffect(tx, key, balance);
      return balance;
    }),
  );
}
