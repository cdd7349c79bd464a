import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { MailKind } from "@/lib/domain/mail/mail";
import { tripUrl } from "../../booking/public-urls";
import { readJointReceipt } from "../../receipts/read-joint-receipt";
import { readTripCalendar } from "../../trip/read-calendar";
import { readTrip } from "../../trip/read-trip";
import { composeLetter, mailKindsOf } from "../letter/compose-letter";
import { writeHtml } from "../letter/write-html";
import { writeText } from "../letter/write-text";
import type { MailMessage } from "./mail-message";
import { oneLine } from "./one-line";

interface Wanted {
  bookingId: string;
  kind: MailKind;
  locale: Locale;
  now: Date;
}

const LOGO_CID = "logo";

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
  const calendar = { fileName, contentType: "text/calendar; charset=utf-8; method=PUBLISH", cid: null, base64: base64(Buffer.from(ics)) };
  const logo = partner.logo && { fileName: "logo.png", contentType: "image/png", cid: LOGO_CID, base64: base64(partner.logo) };
  return {
    fromName: oneLine(trip.agency),
    replyTo: trip.contacts.email,
    subject: oneLine(letter.subject),
    text: writeText(letter),
    html: writeHtml(letter, { logoCid: logo && LOGO_CID }),
    attachments: [...(kind === "receipts" ? [await receipts(token, locale)] : []), calendar, ...(logo ? [logo] : [])],
  };
}

async function receipts(token: string, locale: Locale): Promise<MailMessage["attachments"][number]> {
  const { pdf, fileName } = await readJointReceipt({ token, locale });
  return { fileName, contentType: "application/pdf", cid: null, base64: base64(pdf) };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
