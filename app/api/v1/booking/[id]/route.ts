import { bookingOperation } from "@/lib/api/booking-operation";
import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { updateBooking } from "@/lib/services/aftersale/changes/update-booking";
import { readBooking } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.read_booking, async ({ partner, locale, params }) =>
    readBooking({ partnerId: partner.id, locale, bookingId: params.id ?? "" }),
  ),
  PATCH: bookingOperation(OPERATIONS.change_booking, async ({ act, readBody }, booking) => {
    await updateBooking({ ...act, ...booking, change: await readBody() });
  }),
});
