import { portalOperation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { soldBookingRequest } from "@/lib/contracts/portal/selling";
import { createBooking } from "@/lib/services/booking/create/create-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalOperation(OPERATIONS.create_booking, async ({ partner, act, locale, params, readBody, readDoer }) => {
    const { selling_price: amount, selling_price_typed: isTyped, ...body } = await readBody(soldBookingRequest);
    return createBooking({
      ...act,
      partner,
      locale,
      offerId: params.id ?? "",
      body,
      shownPrice: { amount, isTyped, to: readDoer() },
    });
  }),
});
