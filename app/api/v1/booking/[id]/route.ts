import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { updateBooking } from "@/lib/services/aftersale/changes/update-booking";
import { readBooking } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.read_booking, async ({ partner, locale, params }) =>
    readBooking({ partnerId: partner.id, locale, bookingId: params.id ?? "" }),
  ),
  PATCH: operation(OPERATIONS.change_booking, async ({ partner, act, locale, now, params, readBody }) => {
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    await updateBooking({ ...act, ...address, change: await readBody() });
    return readBooking({ ...address, locale, now });
  }),
});
