import { bookingOperation } from "@/lib/api/booking-operation";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { acceptChange } from "@/lib/services/aftersale/schedule-changes/accept-change";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: bookingOperation(OPERATIONS.accept_schedule_change, async ({ act, params }, booking) => {
    await acceptChange({ ...act, ...booking, changeId: params.changeId ?? "" });
  }),
});
