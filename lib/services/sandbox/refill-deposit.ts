import { v5 as namedUuid } from "uuid";
import type { Balance } from "@/lib/contracts/interface/accounts";
import { type Currency, fromMajor } from "@/lib/domain/money";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { freeHeldMoney } from "@/lib/services/ground/test-mode/held-money";
import { checkBalance } from "@/lib/services/terms/ledger/check-balance";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";

/** Transactions of refills, named after the Idempotency-Key of their request (RFC 9562, 5.5). */
const REFILLS = "3b8e6a0e-6f5f-4c0f-9a3e-8f0a5d1c7b21";

interface RefillDeposit {
  /** The row of test mode. */
  partnerId: string;
  /** The partner's own where it is missing. */
  currency?: Currency | undefined;
  /** Major units of the currency. */
  amount: number;
  by: Doer;
  /** Hex, of the Idempotency-Key: with it the money is given once. */
  requestKey: string | null;
}

/**
 * Puts test money on a deposit of test mode.
 * @throws AppError currency_not_held
 */
export async function refillDeposit({ partnerId, currency, amount, by, requestKey }: RefillDeposit): Promise<Balance> {
  const id = requestKey === null ? {} : { id: namedUuid(requestKey, REFILLS) };
  await depositMoney({ partnerId, currency, amountMinor: fromMajor(amount), memo: "Test money", by, ...id });
  await freeHeldMoney(partnerId);
  return checkBalance({ partnerId, currency });
}
