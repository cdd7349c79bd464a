import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { getRefundOptions } from "@/lib/services/aftersale/refunds/get-refund-options";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.get_refund_options, async ({ partner, now, params }) =>
    getRefundOptions({ partnerId: partner.id, now, bookingId: params.id ?? "" }),
  ),
});
