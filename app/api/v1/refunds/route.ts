import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listRefunds } from "@/lib/services/views/refunds/list-refunds";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_refunds, async ({ partner, readQuery }) => listRefunds({ partnerId: partner.id, query: readQuery() })),
});
