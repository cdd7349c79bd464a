import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { refillDeposit } from "@/lib/services/sandbox/refill-deposit";
import { requireTestMode } from "@/lib/services/sandbox/require-test-mode";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.sandbox_refill_deposit, async ({ partner, act, readBody, readDoer }) => {
    requireTestMode(partner);
    const { amount, currency } = await readBody();
    return refillDeposit({ partnerId: partner.id, currency, amount, by: readDoer(), key: act.key });
  }),
});
