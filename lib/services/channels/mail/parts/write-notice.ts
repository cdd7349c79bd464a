import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { noticeTexts } from "@/lib/domain/mail/notice";
import { tripUrl } from "@/lib/services/booking/record/public-urls";
import type { MailMessage } from "@/lib/services/ground/mail/mail-message";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { composeLetter } from "../letter/compose-letter";
import { dressLetter } from "./dress-letter";

interface Wanted {
  letterId: string;
  bookingId: string;
  locale: Locale;
  now: Date;
}

/**
 * The house's words to the customers of a departure as a letter of the booking's agency, with the booking's flights and its status page.
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
  const { subject, text } = noticeTexts.parse(texts)[locale];
  const about = composeLetter({ kind: "confirmation", trip, tripUrl: tripUrl(token), paperAt: null, locale });
  const letter = { ...about, subject: `${subject} (${trip.booking_number})`, heading: subject, paragraphs: text.split(/\n{2,}/) };
  return dressLetter(letter, { replyTo: trip.contacts.email, logo: partner.logo, files: [] });
}
