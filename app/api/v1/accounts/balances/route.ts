import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listBalances } from "@/lib/services/terms/ledger/check-balance";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_balances, async ({ partner }) => ({ items: await listBalances({ partnerId: partner.id }) })),
});
