import { portalOperation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { soldBookingRequest } from "@/lib/contracts/portal/selling";
import { createBooking } from "@/lib/services/booking/create/create-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalOperation("create_booking", async ({ partner, actor, requestKey, requestId, locale, now, params, readBody, readDoer }) => {
    const { selling_price: amount, selling_price_typed: isTyped, ...body } = await readBody(soldBookingRequest);
    return createBooking({
      partner,
      actor,
      requestKey,
      byRequest: requestId,
      locale,
      now,
      offerId: params.id ?? "",
      body,
      shownPrice: { amount, isTyped, to: readDoer() },
    });
  }),
});
