import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { transactionsQuery } from "@/lib/contracts/interface/money";
import { listTransactions } from "@/lib/services/views/statement/list-transactions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("list_transactions", async ({ partner, readQuery }) =>
    listTransactions({ partnerId: partner.id, query: readQuery(transactionsQuery) }),
  ),
});
