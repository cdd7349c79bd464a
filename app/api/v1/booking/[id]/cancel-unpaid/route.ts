import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: operation(OPERATIONS.cancel_unpaid, async ({ partner, act, params }) =>
    cancelUnpaidBooking({ ...act, partnerId: partner.id, bookingId: params.id ?? "" }),
  ),
});
