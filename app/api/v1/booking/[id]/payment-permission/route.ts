import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readPaymentPermission } from "@/lib/services/read-payment-permission";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ principal, now, params }) =>
    readPaymentPermission({ partnerId: principal.partner.id, now, bookingId: params.id ?? "" }),
  ),
});
