import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { depositQuery } from "@/lib/contracts/interface/accounts";
import { checkBalance } from "@/lib/services/terms/ledger/check-balance";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("check_balance", async ({ partner, readQuery }) => checkBalance({ partnerId: partner.id, ...readQuery(depositQuery) })),
});
