import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { readLowBalance, setLowBalance } from "@/lib/services/terms/ledger/low-balance";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.read_low_balance, async ({ partner, readQuery }) => readLowBalance({ partnerId: partner.id, ...readQuery() })),
  POST: operation(OPERATIONS.set_low_balance, async ({ partner, now, readBody, readDoer }) => {
    const { amount, currency } = await readBody();
    return setLowBalance({ partnerId: partner.id, amount, currency, by: readDoer(), now });
  }),
});
