import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { cancelPassengersRequest } from "@/lib/contracts/interface/booking-changes";
import { cancelPassengers } from "@/lib/services/aftersale/changes/cancel-passengers";
import { readBooking } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation("cancel_passengers", async ({ partner, act, locale, now, params, readBody }) => {
    const { passengers } = await readBody(cancelPassengersRequest);
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    await cancelPassengers({ ...act, ...address, passengers });
    return readBooking({ ...address, locale, now });
  }),
});
