import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { bookingRequest } from "@/lib/contracts/interface/bookings";
import { createBooking } from "@/lib/services/booking/create/create-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation("create_booking", async ({ partner, actor, requestKey, requestId, locale, now, params, readBody }) =>
    createBooking({
      partner,
      actor,
      requestKey,
      byRequest: requestId,
      locale,
      now,
      offerId: params.id ?? "",
      body: await readBody(bookingRequest),
    }),
  ),
});
