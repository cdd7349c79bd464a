import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readPaymentPermission } from "@/lib/services/booking/read-booking";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: operation("read_payment_permission", async ({ partner, now, params }) =>
    readPaymentPermission({ partnerId: partner.id, now, bookingId: params.id ?? "" }),
  ),
});
