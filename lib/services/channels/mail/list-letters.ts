import type { BookingLetters } from "@/lib/contracts/portal/mail";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { sendsMails } from "@/lib/env";
import { isAgencysAddress } from "@/lib/services/access/brand/is-agencys-address";
import { type BookingAddress, keyOf } from "@/lib/services/booking/record/booking-record";
import { jointReceiptUrl, tripUrl } from "@/lib/services/booking/record/public-urls";
import { openPayer } from "@/lib/services/ground/personal-data/payer";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { composeLetter, mailKindsOf } from "./letter/compose-letter";
import { writeText } from "./letter/write-text";

/**
 * What may be written to the customer of a booking as it is now, in one language, as ready texts. No recipient is told where the payer has given no
 * address and the agency's own stands in: a letter to the customer does not go there by an oversight.
 * @throws AppError booking_not_found, for another partner's booking too
 */
export async function listLetters({ locale, now, ...address }: BookingAddress & { locale: Locale; now: Date }): Promise<BookingLetters> {
  const booking = await db().booking.findFirst({ where: keyOf(address) });
  if (!booking) throw new AppError("booking_not_found");
  const trip = await readTrip({ token: booking.publicToken, locale, now });
  const receiptsUrl = `${jointReceiptUrl(booking.publicToken)}?lang=${locale}`;
  const letters = mailKindsOf(trip).map((kind) => {
    const letter = composeLetter({ kind, trip, tripUrl: tripUrl(booking.publicToken), paperAt: { receiptsUrl }, locale });
    return { kind, subject: letter.subject, text: writeText(letter) };
  });
  const { payerEmail } = await openPayer(booking);
  const recipient = (await isAgencysAddress({ partnerId: booking.partnerId, email: payerEmail })) ? "" : payerEmail;
  return { recipient, leaves: sendsMails(), letters };
}
