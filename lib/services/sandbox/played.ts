import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import type { Act } from "@/lib/services/ground/audit/act";

/** The test booking that something happens to, and who does it when. */
export interface Played extends BookingAddress, Act {}
