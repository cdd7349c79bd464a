import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: operation(OPERATIONS.request_manual_refund, async ({ partner, act, params }) =>
    requestManualRefund({ ...act, partnerId: partner.id, bookingId: params.id ?? "" }),
  ),
});
