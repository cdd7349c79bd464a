import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { readBookingRules } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.read_booking_rules, async ({ partner, locale, params }) =>
    readBookingRules({ partnerId: partner.id, locale, bookingId: params.id ?? "" }),
  ),
});
