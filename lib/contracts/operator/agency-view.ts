import { z } from "zod";
import { booking } from "../interface/bookings";
import { fareRule } from "../interface/offers";
import { portalBooking } from "../portal/portal-booking";

/**
 * Answer of POST /api/operator/bookings/{id}/as-agency: all that the agency's own page of a booking is made of for those who only read, but for its notes. Contacts,
 * documents, birth dates and receipts are masked or empty, and there is no link of the customer's.
 */
export const agencyView = z.strictObject({
  agency: z.strictObject({ code: z.string(), name: z.string() }),
  booking,
  extras: portalBooking,
  rules: z.array(fareRule),
});
export type AgencyView = z.infer<typeof agencyView>;
