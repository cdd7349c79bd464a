import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { extendHold } from "@/lib/services/aftersale/changes/extend-hold";
import { readBooking } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation("extend_hold", async ({ partner, actor, requestKey, requestId, locale, now, params }) => {
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    await extendHold({ ...address, actor, requestKey, byRequest: requestId, now });
    return readBooking({ ...address, locale, now });
  }),
});
