import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listReceipts } from "@/lib/services/documents/receipts/list-receipts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("list_receipts", async ({ partner, locale, params }) =>
    listReceipts({ partnerId: partner.id, locale, bookingId: params.id ?? "" }),
  ),
});
