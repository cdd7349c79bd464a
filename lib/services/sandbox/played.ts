import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import type { Act } from "@/lib/services/ground/audit/act";

/** To which test booking something happens, by whom, and when. */
export interface Played extends BookingAddress, Act {}
