import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listTransactions } from "@/lib/services/views/statement/list-transactions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_transactions, async ({ partner, readQuery }) =>
    listTransactions({ partnerId: partner.id, query: readQuery() }),
  ),
});
