import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { MailKind } from "@/lib/domain/mail/mail";
import { env } from "@/lib/env";
import { tripUrl } from "@/lib/services/booking/record/public-urls";
import { readJointReceipt } from "@/lib/services/documents/receipts/read-joint-receipt";
import { fileOf, type MailMessage } from "@/lib/services/ground/mail/mail-message";
import { readTripCalendar } from "@/lib/services/views/trip/read-calendar";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { renderHeld } from "../held/render-held";
import { composeLetter, type LetterSource, mailKindsOf, paperOf } from "../letter/compose-letter";
import { dressLetter } from "./dress-letter";

type MailFile = MailMessage["attachments"][number];

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
  const source = { kind, trip, tripUrl: tripUrl(token), locale };
  const { ics, fileName } = await readTripCalendar({ token, locale });
  const calendar = fileOf(fileName, "text/calendar; charset=utf-8", Buffer.from(ics));
  const paper = paperOf(kind, trip);
  const pdf = paper === "booking" ? await heldBooking(source, partner.logo) : paper && (await receipts(token, source));
  return dressLetter(composeLetter({ ...source, paperAt: pdf && "attached" }), {
    replyTo: trip.contacts.email,
    logo: partner.logo,
    files: [...(pdf ? [pdf] : []), calendar],
  });
}

/** Null where a letter about something else finds none any more: it is sent without them. */
async function receipts(token: string, { kind, locale }: Pick<LetterSource, "kind" | "locale">): Promise<MailFile | null> {
  try {
    const { pdf, fileName } = await readJointReceipt({ token, locale });
    return fileOf(fileName, "application/pdf", pdf);
  } catch (error) {
    if (kind !== "receipts" && error instanceof AppError && error.kind === "receipt_unavailable") return null;
    throw error;
  }
}

/** What the letter says, on paper. */
async function heldBooking(source: Omit<LetterSource, "paperAt">, logo: Uint8Array | null): Promise<MailFile> {
  const pdf = await renderHeld({ letter: composeLetter({ ...source, paperAt: null }), logo, isDemo: env().DEMO === "1" });
  return fileOf(`Parvoz-${source.trip.booking_number}.pdf`, "application/pdf", pdf);
}
