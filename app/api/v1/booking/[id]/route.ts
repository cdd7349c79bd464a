import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readBooking } from "@/lib/services/booking/read-booking";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: operation("read_booking", async ({ partner, locale, params }) =>
    readBooking({ partnerId: partner.id, locale, bookingId: params.id ?? "" }),
  ),
});
