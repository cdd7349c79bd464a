import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { acceptChange } from "@/lib/services/aftersale/schedule-changes/accept-change";
import { readBooking } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.accept_schedule_change, async ({ partner, act, locale, now, params }) => {
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    await acceptChange({ ...act, ...address, changeId: params.changeId ?? "" });
    return readBooking({ ...address, locale, now });
  }),
});
