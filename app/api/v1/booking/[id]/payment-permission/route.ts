import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { readPaymentPermission } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.read_payment_permission, async ({ partner, locale, now, params }) =>
    readPaymentPermission({ partnerId: partner.id, locale, now, bookingId: params.id ?? "" }),
  ),
});
