import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { cancelPassengers } from "@/lib/services/aftersale/changes/cancel-passengers";
import { readBooking } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.cancel_passengers, async ({ partner, act, locale, now, params, readBody }) => {
    const { passengers } = await readBody();
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    await cancelPassengers({ ...act, ...address, passengers });
    return readBooking({ ...address, locale, now });
  }),
});
