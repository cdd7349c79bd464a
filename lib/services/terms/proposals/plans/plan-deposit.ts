import { depositOf, readDepositMinor } from "../../ledger/post-ledger";
import type { PayloadOf } from "../payload";
import { PLAIN, type Plan } from "../plan";

/**
 * Money that came in. Its ledger transaction has the proposal's id: whatever is tried twice, the money is given once.
 * @throws AppError currency_not_held
 */
export async function planDeposit({ partnerId, currency, amountMinor, ...paper }: PayloadOf<"deposit">): Promise<Plan> {
  const before = await readDepositMinor({ partnerId, currency });
  const memo = `Deposit by ${paper.documentNumber} of ${paper.valueDate}`;
  const book = await depositOf({ partnerId, currency, amountMinor, memo });
  return {
    ...PLAIN,
    partnerId,
    stake: { amountMinor, currency },
    changes: [{ field: "balance", currency, before, after: before + amountMinor }],
    carryOut: async (tx, { proposalId, by }) => {
      await book(tx, { id: proposalId, by });
    },
  };
}
