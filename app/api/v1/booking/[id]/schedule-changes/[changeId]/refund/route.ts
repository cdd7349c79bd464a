import { bookingOperation } from "@/lib/api/booking-operation";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { refundChange } from "@/lib/services/aftersale/schedule-changes/refund-change";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: bookingOperation(OPERATIONS.refund_schedule_change, async ({ act, params }, booking) => {
    await refundChange({ ...act, ...booking, changeId: params.changeId ?? "" });
  }),
});
