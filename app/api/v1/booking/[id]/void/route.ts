import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: operation(OPERATIONS.void_booking, async ({ partner, act, params }) =>
    voidBooking({ ...act, partnerId: partner.id, bookingId: params.id ?? "" }),
  ),
});
