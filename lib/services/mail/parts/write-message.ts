import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { MailKind } from "@/lib/domain/mail/mail";
import { tripUrl } from "../../booking/public-urls";
import { readJointReceipt } from "../../receipts/read-joint-receipt";
import { readTripCalendar } from "../../trip/read-calendar";
import { readTrip } from "../../trip/read-trip";
import { composeLetter, mailKindsOf } from "../letter/compose-letter";
import { dressLetter } from "./dress-letter";
import { fileOf, type MailMessage } from "./mail-message";

interface Wanted {
  bookingId: string;
  kind: MailKind;
  locale: Locale;
  now: Date;
}

/**
 * The whole mail, made of what the customer's own page shows: nothing of what the agency pays can be in it.
 * @throws AppError mail_unavailable where the booking has nothing of the kind (any more)
 */
export async function writeMessage({ bookingId, kind, locale, now }: Wanted): Promise<MailMessage> {
  const { publicToken: token, partner } = await db().booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { publicToken: true, partner: { select: { logo: true } } },
  });
  const trip = await readTrip({ token, locale, now });
  if (!mailKindsOf(trip).includes(kind)) throw new AppError("mail_unavailable");
  const letter = composeLetter({ kind, trip, tripUrl: tripUrl(token), receiptsUrl: null, locale });
  const { ics, fileName } = await readTripCalendar({ token, locale });
  const calendar = fileOf(fileName, "text/calendar; charset=utf-8; method=PUBLISH", Buffer.from(ics));
  const files = [...(kind === "receipts" ? [await receipts(token, locale)] : []), calendar];
  return dressLetter(letter, { replyTo: trip.contacts.email, logo: partner.logo, files });
}

async function receipts(token: string, locale: Locale): Promise<MailMessage["attachments"][number]> {
  const { pdf, fileName } = await readJointReceipt({ token, locale });
  return fileOf(fileName, "application/pdf", pdf);
}
