import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: operation(OPERATIONS.auto_cancel, async ({ partner, act, params }) =>
    autoCancelBooking({ ...act, partnerId: partner.id, bookingId: params.id ?? "" }),
  ),
});
