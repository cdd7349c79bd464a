import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listReceipts } from "@/lib/services/list-receipts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ principal, locale, params }) =>
    listReceipts({ partnerId: principal.partner.id, locale, bookingId: params.id ?? "" }),
  ),
});
