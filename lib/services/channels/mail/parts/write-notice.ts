import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { noticeTexts } from "@/lib/domain/mail/notice";
import { tripUrl } from "@/lib/services/booking/record/public-urls";
import type { MailMessage } from "@/lib/services/ground/mail/mail-message";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { composeNotice } from "../letter/compose-notice";
import { dressLetter } from "./dress-letter";

interface Wanted {
  letterId: string;
  bookingId: string;
  locale: Locale;
  now: Date;
}

/**
 * The whole mail that tells a booking's customer the house's words about a departure.
 * @throws AppError mail_unavailable where the booking's personal data are erased
 */
export async function writeNotice({ letterId, bookingId, locale, now }: Wanted): Promise<MailMessage> {
  const { texts } = await db().departureLetter.findUniqueOrThrow({ where: { id: letterId }, select: { texts: true } });
  const { publicToken: token, partner } = await db().booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { publicToken: true, partner: { select: { logo: true } } },
  });
  const trip = await readTrip({ token, locale, now });
  if (trip.personal_data_erased) throw new AppError("mail_unavailable");
  const letter = composeNotice({ said: noticeTexts.parse(texts)[locale], trip, tripUrl: tripUrl(token), locale });
  return dressLetter(letter, { replyTo: trip.contacts.email, logo: partner.logo, files: [] });
}
