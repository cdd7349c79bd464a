import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { depositQuery } from "@/lib/contracts/interface/accounts";
import { lowBalanceRequest } from "@/lib/contracts/interface/money";
import { readLowBalance, setLowBalance } from "@/lib/services/terms/ledger/low-balance";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("read_low_balance", async ({ partner, readQuery }) =>
    readLowBalance({ partnerId: partner.id, ...readQuery(depositQuery) }),
  ),
  POST: operation("set_low_balance", async ({ partner, now, readBody, readDoer }) => {
    const { amount, currency } = await readBody(lowBalanceRequest);
    return setLowBalance({ partnerId: partner.id, amount, currency, by: readDoer(), now });
  }),
});
