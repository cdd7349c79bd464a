import type { BookingAddress } from "../booking/booking-record";

/** To which test booking something happens, by whom, and when. */
export interface Played extends BookingAddress {
  /** As booking events name them. */
  actor: string;
  now: Date;
}
