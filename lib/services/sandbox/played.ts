import type { BookingAddress } from "@/lib/services/booking/record/booking-record";

/** To which test booking something happens, by whom, and when. */
export interface Played extends BookingAddress {
  /** As booking events name them. */
  actor: string;
  /** Id of the request that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  /** Hex, of the Idempotency-Key; see the column booking_event.request_key. */
  requestKey?: string | null;
  now: Date;
}
