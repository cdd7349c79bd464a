import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { checkBalance } from "@/lib/services/terms/ledger/check-balance";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.check_balance, async ({ partner, readQuery }) => checkBalance({ partnerId: partner.id, ...readQuery() })),
});
