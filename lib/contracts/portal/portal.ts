import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { CURRENCIES } from "@/lib/domain/money";
import { FLIGHT_TYPES } from "@/lib/domain/offer";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { CHANGE_STATES } from "@/lib/domain/schedule-change/states";
import { pageNumber, pageOf } from "../paging";

/** Body of POST /api/portal/bookings: what is searched may be a name, and addresses are logged. */
export const bookingListRequest = z.object({
  /** Booking number, PNR, ticket number, a surname, or how one begins. */
  search: z.string().trim().max(60).optional(),
  status: z.enum(BOOKING_STATUSES).optional(),
  /** Only bookings that the airline has changed: `open` those that wait for an answer, `any` all of them. */
  changed: z.enum(["open", "any"]).optional(),
  page: pageNumber,
});

/** One end of a journey's direction, or of a flight. */
export const routeEnd = z.strictObject({
  /** IATA airport code. */
  airport: z.string(),
  city: z.string(),
  /** `YYYY-MM-DDTHH:MM`, on the airport's own clock. */
  local: z.string(),
});

export const bookingListItem = z.strictObject({
  id: z.string(),
  booking_number: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** Whether some of its passengers or directions were refunded while the rest flies. */
  is_partly_refunded: z.boolean(),
  /** ISO 8601, UTC. */
  created: z.string(),
  /** Auto-cancel moment of an unpaid booking, ISO 8601, UTC. */
  expire: z.string(),
  flight_type: z.enum(FLIGHT_TYPES),
  /** One per direction: first departure and last arrival. */
  directions: z.array(z.strictObject({ departure: routeEnd, arrival: routeEnd, airlines: z.array(z.string()), stops: z.int() })),
  passengers: z.array(z.strictObject({ first_name: z.string(), last_name: z.string(), age: z.enum(AGE_GROUPS) })),
  /** Whether names are no longer kept: they are empty then. */
  personal_data_erased: z.boolean(),
  pnrs: z.array(z.string()),
  /** State of the airline's last change, or of the one that is open; null where nothing was changed. */
  schedule_change: z.enum(CHANGE_STATES).nullable(),
  /** What it costs the agency, and what the customer pays; the same where the agency makes no prices of its own. */
  price: z.strictObject({ amount: z.number(), currency: z.enum(CURRENCIES) }),
  selling: z.number(),
});
export type BookingListItem = z.infer<typeof bookingListItem>;

/** Answer of POST /api/portal/bookings: newest first. */
export const bookingListPage = pageOf(bookingListItem);
export type BookingListPage = z.infer<typeof bookingListPage>;
