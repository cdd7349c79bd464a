import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { CURRENCIES } from "@/lib/domain/money";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { TICKET_DOCUMENTS } from "@/lib/domain/ticketing/ticket-document";
import { entryRequirements } from "../interface/entry";
import { scheduleChange } from "../interface/schedule-changes";
import { bookingDirection, dateTimeText, notice, segment } from "../shared";

/** Body of POST /api/trip/find. */
export const tripFindRequest = z.object({
  booking_number: z.string().trim().min(1).max(20),
  last_name: z.string().trim().min(1).max(60),
});
export type TripFindRequest = z.infer<typeof tripFindRequest>;

export const tripFound = z.strictObject({
  /** The status page of the booking. */
  url: z.string(),
});
export type TripFound = z.infer<typeof tripFound>;

const tripSegment = segment.extend({
  /** ISO 8601, UTC: local times of different airports cannot be compared. */
  departs_at: z.string(),
  arrives_at: z.string(),
  /** Whether the next flight of the direction is on another ticket: baggage is collected, and check-in done again. */
  self_transfer: z.boolean(),
  /** The carrier's own code of this booking, for its check-in; null until the tickets are issued, and where nobody flies it any more. */
  check_in_code: z.string().nullable(),
});
export type TripSegment = z.infer<typeof tripSegment>;

const tripTicket = z.strictObject({
  pnr: z.string(),
  ticket_number: z.string().nullable(),
  /** What it is; null until issued. */
  document: z.enum(TICKET_DOCUMENTS).nullable(),
  carrier: z.strictObject({ code: z.string(), title: z.string() }),
});

const tripBag = z.strictObject({
  /** Index in `directions`. */
  direction: z.int(),
  piece: z.int(),
  /** Maximum weight of each piece, kilograms. */
  weight: z.int(),
});

const tripPassenger = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  age: z.enum(AGE_GROUPS),
  /** Without those whose flights were all given back. */
  tickets: z.array(tripTicket),
  /** Indices in `directions` that this passenger has given back, and does not fly. */
  refunded_directions: z.array(z.int()),
  /** Bought beyond what the fare includes; empty once the booking is no longer in force. */
  extra_bags: z.array(tripBag),
  /** Addresses of the itinerary receipt by language; null until the tickets are issued. */
  receipts: z.strictObject({ uz: z.string(), ru: z.string(), en: z.string() }).nullable(),
});
export type TripPassenger = z.infer<typeof tripPassenger>;

/**
 * Answer of GET /api/trip/{token}: what whoever holds the link may know. No e-mail address, phone, birth date or document, and of the
 * price only the total.
 */
export const trip = z.strictObject({
  booking_number: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** The partner who sold the journey. */
  agency: z.string(),
  /** Ways to reach it; empty where it gives none. The Telegram name is without `@`. */
  contacts: z.strictObject({ tel: z.string(), email: z.string(), address: z.string(), telegram: z.string() }),
  /** Whether GET /logos/{token} has a picture. */
  has_logo: z.boolean(),
  /** The agency's, `#rrggbb`; empty where it has none. */
  colour: z.string(),
  /** Auto-cancel moment, UTC; null once paid. */
  expire: dateTimeText.nullable(),
  /** What the customer pays. */
  price: z.strictObject({ amount: z.number(), currency: z.enum(CURRENCIES) }),
  /** What the customer gets back of it from the agency, in the same currency; null where nothing was given back, or the agency does not say. */
  refunded: z.number().nullable(),
  /**
   * What the customer gets back of a paid trip that is given up now because of the airline's change; null where no change waits for an answer.
   * The amount is in the same currency; null where the agency does not say. `is_part`: what is flown, or was given back before, is not in it.
   */
  change_back: z.strictObject({ amount: z.number().nullable(), is_part: z.boolean() }).nullable(),
  /** Whether passengers or directions of it were given back. */
  given_back: z.boolean(),
  directions: z.array(
    bookingDirection.extend({
      segments: z.array(tripSegment),
      /** Whether all passengers have given it back: nobody flies it. */
      refunded: z.boolean(),
    }),
  ),
  passengers: z.array(tripPassenger),
  /** Who has given back everything, and is in `passengers` no more. */
  refunded_passengers: z.array(z.strictObject({ first_name: z.string(), last_name: z.string() })),
  information_for_clients: z.array(notice),
  /** What the countries on the way ask, by citizenship of the travellers, without saying whose it is; empty where nobody travels any more. */
  entry_rules: z.array(entryRequirements),
  /** Whether names are no longer kept: they are empty then. */
  personal_data_erased: z.boolean(),
  /** What the airline has changed, oldest first. Answered at POST /api/trip/{token}/schedule-changes/{id}/{accept|choose|refund}, with the trip. */
  schedule_changes: z.array(scheduleChange),
});
export type Trip = z.infer<typeof trip>;
export type TripDirection = Trip["directions"][number];
