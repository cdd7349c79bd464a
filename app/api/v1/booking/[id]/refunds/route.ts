import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listBookingRefunds } from "@/lib/services/views/refunds/list-refunds";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_booking_refunds, async ({ partner, params }) =>
    listBookingRefunds({ partnerId: partner.id, bookingId: params.id ?? "" }),
  ),
});
