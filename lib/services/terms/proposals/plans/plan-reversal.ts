import { readDepositMinor } from "../../ledger/post-ledger";
import { explainReversal, reversalOf } from "../../ledger/reverse-deposit";
import type { PayloadOf } from "../payload";
import { PLAIN, type Plan } from "../plan";

/**
 * A deposit that is taken back.
 * @throws AppError validation (`transaction`) where it is no deposit, or was reversed before
 */
export async function planReversal({ transaction }: PayloadOf<"reversal">): Promise<Plan> {
  const { partnerId, currency, amountMinor, book } = await reversalOf(transaction);
  const before = await readDepositMinor({ partnerId, currency });
  return {
    ...PLAIN,
    partnerId,
    stake: { amountMinor: -amountMinor, currency },
    changes: [{ field: "balance", currency, before, after: before + amountMinor }],
    carryOut: async (tx, { by }) => {
      await book(tx, by);
    },
    explain: explainReversal,
  };
}
