import { db } from "@/lib/db";
import { hasReceipts } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { transliterate } from "@/lib/domain/passengers/transliterate";
import { BRAND_CHANGED, brandChangedAt } from "@/lib/services/access/brand/brand-of";
import { openPartners } from "@/lib/services/access/partners/open-partners";
import { databaseTime } from "@/lib/services/ground/clock/database-time";
import { NAME_COLUMNS, openName } from "@/lib/services/ground/personal-data/person";
import { makeReceipt } from "./make-receipt";
import { openPdf } from "./receipt-pdf";
import { RECEIPT_INCLUDE } from "./receipt-source";

interface ReceiptPdf {
  pdf: Uint8Array<ArrayBuffer>;
  /** ASCII only: `Parvoz-AB12CD34-KARIMOV.pdf` */
  fileName: string;
}

/** Anything else never was a token, and PostgreSQL would refuse some of it. */
const TOKEN = /^[\w-]{16,64}$/;

/**
 * The itinerary receipt behind an unguessable token: the file kept by the worker, or one made now.
 * @throws AppError receipt_not_found; receipt_unavailable while (or after) the booking is not ticketed, or once its personal data are erased
 */
export async function readReceiptFile({ token, locale }: { token: string; locale: Locale }): Promise<ReceiptPdf> {
  if (!TOKEN.test(token)) throw new AppError("receipt_not_found");
  const passenger = await db().bookingPassenger.findUnique({
    where: { receiptToken: token, booking: { partner: openPartners() } },
    select: {
      ...NAME_COLUMNS,
      bookingId: true,
      returnedAt: true,
      booking: { select: { status: true, bookingNumber: true, erasedAt: true, partner: { select: BRAND_CHANGED } } },
    },
  });
  if (!passenger) throw new AppError("receipt_not_found");
  if (passenger.returnedAt || !hasReceipts(passenger.booking.status) || passenger.booking.erasedAt)
    throw new AppError("receipt_unavailable");
  const { id: passengerId, bookingId } = passenger;
  const kept = await db().receiptFile.findUnique({ where: { passengerId_locale: { passengerId, locale } } });
  const isCurrent = kept !== null && kept.createdAt >= brandChangedAt(passenger.booking.partner);
  return {
    pdf: isCurrent ? await openPdf(kept, kept.pdf) : await makeNow(bookingId, passengerId, locale),
    fileName: fileName(passenger.booking.bookingNumber, (await openName(passenger)).lastName),
  };
}

async function makeNow(bookingId: string, passengerId: string, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const asOf = await databaseTime();
  const booking = await db().booking.findUniqueOrThrow({ where: { id: bookingId }, include: RECEIPT_INCLUDE });
  return makeReceipt({ booking, asOf, passengerId, locale });
}

function fileName(bookingNumber: string, lastName: string): string {
  const surname = transliterate(lastName).replace(/[^A-Z]+/g, "-");
  return `Parvoz-${bookingNumber}-${surname}.pdf`;
}
