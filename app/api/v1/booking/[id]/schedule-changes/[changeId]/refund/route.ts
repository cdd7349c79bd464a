import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readBooking } from "@/lib/services/booking/read-booking";
import { refundChange } from "@/lib/services/schedule-changes/refund-change";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation("refund_schedule_change", async ({ partner, actor, requestKey, requestId, locale, now, params }) => {
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    await refundChange({ ...address, changeId: params.changeId ?? "", actor, requestKey, byRequest: requestId, now });
    return readBooking({ ...address, locale, now });
  }),
});
