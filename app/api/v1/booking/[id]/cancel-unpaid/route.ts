import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: operation("cancel_unpaid", async ({ partner, actor, requestId, requestKey, now, params }) =>
    cancelUnpaidBooking({ partnerId: partner.id, actor, byRequest: requestId, requestKey, now, bookingId: params.id ?? "" }),
  ),
});
