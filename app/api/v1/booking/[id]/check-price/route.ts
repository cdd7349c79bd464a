import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { checkBookingPrice } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.check_booking_price, async ({ partner, now, params }) =>
    checkBookingPrice({ partnerId: partner.id, now, bookingId: params.id ?? "" }),
  ),
});
