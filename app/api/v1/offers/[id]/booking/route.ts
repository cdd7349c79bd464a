import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { createBooking } from "@/lib/services/booking/create/create-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.create_booking, async ({ partner, act, locale, params, readBody }) =>
    createBooking({
      ...act,
      partner,
      locale,
      offerId: params.id ?? "",
      body: await readBody(),
    }),
  ),
});
