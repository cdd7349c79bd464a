import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { refundChange } from "@/lib/services/aftersale/schedule-changes/refund-change";
import { readBooking } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.refund_schedule_change, async ({ partner, act, locale, now, params }) => {
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    await refundChange({ ...act, ...address, changeId: params.changeId ?? "" });
    return readBooking({ ...address, locale, now });
  }),
});
