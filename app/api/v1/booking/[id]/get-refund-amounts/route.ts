import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { getRefundAmounts } from "@/lib/services/aftersale/refunds/get-refund-amounts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.get_refund_amounts, async ({ partner, now, params }) =>
    getRefundAmounts({ partnerId: partner.id, now, bookingId: params.id ?? "" }),
  ),
});
