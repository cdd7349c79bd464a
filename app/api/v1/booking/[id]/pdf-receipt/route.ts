import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listReceipts } from "@/lib/services/documents/receipts/list-receipts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_receipts, async ({ partner, locale, params }) =>
    listReceipts({ partnerId: partner.id, locale, bookingId: params.id ?? "" }),
  ),
});
