import type { MailRequest, SentMail } from "@/lib/contracts/portal/mail";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type BookingAddress, keyOf } from "@/lib/services/booking/record/booking-record";
import type { Act } from "@/lib/services/ground/audit/act";
import { listBookingMails } from "@/lib/services/views/booking-page/list-booking-mails";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { mailKindsOf } from "./letter/compose-letter";
import { countMail } from "./parts/count-mail";
import { insertMail } from "./parts/insert-mail";

interface Order extends BookingAddress {
  mail: MailRequest;
  actor: string;
  now: Date;
  /** Work in the transaction of the mail, before it. */
  record?: Act["record"];
}

/**
 * Has a mail written and sent to the address that somebody of the agency has typed.
 * @returns all mails of the booking
 * @throws AppError booking_not_found; mail_unavailable where the booking has nothing of the kind; too_many_mails
 */
export async function orderMail({ mail: { kind, locale, to }, actor, now, record, ...address }: Order): Promise<SentMail[]> {
  const booking = await db().booking.findFirst({ where: keyOf(address), select: { publicToken: true } });
  if (!booking) throw new AppError("booking_not_found");
  if (!mailKindsOf(await readTrip({ token: booking.publicToken, locale, now })).includes(kind)) throw new AppError("mail_unavailable");
  const { partnerId, bookingId } = address;
  const about = { bookingId };
  await countMail({ partnerId, about, recipient: to, now });
  await insertMail({ partnerId, about, kind, locale, recipient: to, actor, now, record });
  return listBookingMails(bookingId);
}
