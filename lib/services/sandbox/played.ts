import type { BookingAddress } from "../booking/booking-record";

/** To which test booking something happens, by whom, and when. */
export interface Played extends BookingAddress {
  /** As booking events name them. */
  actor: string;
  /** Hex, of the Idempotency-Key; see the column booking_event.request_key. */
  requestKey?: string | null;
  now: Date;
}
