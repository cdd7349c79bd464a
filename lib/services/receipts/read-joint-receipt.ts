import { db } from "@/lib/db";
import { hasReceipts } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { isTripToken } from "../trip/trip-token";
import { buildReceipt } from "./document/build-receipt";
import { renderReceipts } from "./pdf/render-receipt";
import { RECEIPT_INCLUDE, receiptSource } from "./receipt-source";

interface JointReceipt {
  pdf: Uint8Array<ArrayBuffer>;
  /** ASCII only: `Parvoz-AB12CD34.pdf` */
  fileName: string;
}

/** The last one that is being set: so much work is done one after the other, whoever asks for it. */
let last: Promise<unknown> = Promise.resolve();

/**
 * The itinerary receipts of all passengers of a trip as one file, by the token of the status page. It is not kept: whoever asks gets it made.
 * @throws AppError booking_not_found; receipt_unavailable while (or after) the booking is not ticketed, or once its personal data are erased
 */
export async function readJointReceipt({ token, locale }: { token: string; locale: Locale }): Promise<JointReceipt> {
  const booking = isTripToken(token) ? await db().booking.findUnique({ where: { publicToken: token }, include: RECEIPT_INCLUDE }) : null;
  if (!booking) throw new AppError("booking_not_found");
  if (!hasReceipts(booking.status) || booking.erasedAt) throw new AppError("receipt_unavailable");
  const stay = booking.passengers.filter(({ returnedAt }) => !returnedAt);
  const [first, ...others] = await Promise.all(stay.map(async (one) => buildReceipt(await receiptSource(booking, one, locale))));
  if (!first) throw new AppError("receipt_unavailable");
  const made = last.catch(() => undefined).then(() => renderReceipts(first, others, booking.partner.logo));
  last = made;
  return { pdf: new Uint8Array(await made), fileName: `Parvoz-${booking.bookingNumber}.pdf` };
}
