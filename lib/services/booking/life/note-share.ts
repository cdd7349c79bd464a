import { db } from "@/lib/db";
import type { ShareWay } from "@/lib/domain/booking/share-ways";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { type BookingAddress, findBookingRow } from "../record/booking-record";

interface NoteShare extends BookingAddress {
  way: ShareWay;
  by: Doer;
  now: Date;
}

/** Notes that somebody has handed the booking to its customer. @throws AppError booking_not_found, for another partner's booking too */
export async function noteShare({ way, by, now, ...address }: NoteShare): Promise<void> {
  const { id, partnerId } = await findBookingRow(address);
  await recordAudit(db(), { action: "booking_shared", by, partnerId, bookingId: id, detail: { way }, now });
}
