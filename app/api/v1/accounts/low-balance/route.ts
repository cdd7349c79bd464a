import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { lowBalanceRequest } from "@/lib/contracts/money";
import { readLowBalance, setLowBalance } from "@/lib/services/money/low-balance";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("read_low_balance", async ({ partner }) => readLowBalance({ partnerId: partner.id })),
  POST: operation("set_low_balance", async ({ partner, now, readBody, readDoer }) => {
    const { amount } = await readBody(lowBalanceRequest);
    return setLowBalance({ partnerId: partner.id, amount, by: readDoer(), now });
  }),
});
