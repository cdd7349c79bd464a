import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { payBooking } from "@/lib/services/booking/life/pay-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.pay_booking, async ({ partner, act, params }) =>
    payBooking({ ...act, partnerId: partner.id, bookingId: params.id ?? "" }),
  ),
});
