import type { OperationName } from "@/lib/contracts/interface/operations";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Locale } from "@/lib/domain/localized";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { bookingEntry } from "@/lib/services/booking/document/entry-advice";
import { presentCreatedBooking } from "@/lib/services/booking/document/present-booking";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { fiscalDataOf } from "@/lib/services/booking/document/read-fiscalization";
import { findBooking, findBookingRow } from "@/lib/services/booking/record/booking-record";
import type { Effect } from "./find-effect";

/** Operations that answer as GET /booking/{id} does. */
const ANSWERED_WITH_BOOKING: readonly OperationName[] = [
  "accept_schedule_change",
  "choose_schedule_alternative",
  "refund_schedule_change",
  "extend_hold",
  "cancel_passengers",
  "add_bags",
  "sandbox_trigger_event",
];

interface Recall {
  operation: OperationName;
  partner: PartnerContext;
  effect: Effect;
  locale: Locale;
}

/** What an operation answers whose effect is there and whose first response is lost: the booking as it is now, or what was done to it. */
export async function recallEffect({ operation, partner, effect, locale }: Recall): Promise<unknown> {
  const address = { partnerId: partner.id, bookingId: effect.bookingId };
  if (operation === "create_booking") {
    const booking = await findBooking(address);
    const created = { ...booking, snapshot: parseSnapshot(booking.snapshot) };
    return { ...presentCreatedBooking(created, locale), ...(await bookingEntry(created, locale)) };
  }
  if (ANSWERED_WITH_BOOKING.includes(operation)) return readBooking({ ...address, locale });
  if (operation === "pay_booking") return { status: effect.toStatus, fiscalization_v2: fiscalDataOf(await findBookingRow(address)) };
  return { status: effect.toStatus };
}
