import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { extendHold } from "@/lib/services/aftersale/changes/extend-hold";
import { readBooking } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.extend_hold, async ({ partner, act, locale, now, params }) => {
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    await extendHold({ ...act, ...address });
    return readBooking({ ...address, locale, now });
  }),
});
