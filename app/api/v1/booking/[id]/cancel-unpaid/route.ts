import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { cancelUnpaidBooking } from "@/lib/services/booking/cancel-unpaid-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: operation("cancel_unpaid", async ({ partner, actor, requestKey, now, params }) =>
    cancelUnpaidBooking({ partnerId: partner.id, actor, requestKey, now, bookingId: params.id ?? "" }),
  ),
});
