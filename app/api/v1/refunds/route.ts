import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { refundsQuery } from "@/lib/contracts/interface/refunds";
import { listRefunds } from "@/lib/services/views/refunds/list-refunds";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("list_refunds", async ({ partner, readQuery }) => listRefunds({ partnerId: partner.id, query: readQuery(refundsQuery) })),
});
