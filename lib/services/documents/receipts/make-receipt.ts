import { db } from "@/lib/db";
import { hasReceipts } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { customerLocale, UNTOLD_LOCALE } from "@/lib/services/booking/record/customer-locale";
import { databaseTime } from "@/lib/services/ground/clock/database-time";
import { buildReceipt } from "./document/build-receipt";
import { renderReceipt } from "./pdf/render-receipt";
import { sealPdf } from "./receipt-pdf";
import { RECEIPT_INCLUDE, type ReceiptBooking, receiptSource } from "./receipt-source";

/**
 * Makes the itinerary receipts of all passengers of a ticketed booking in the customer's language, and keeps them. Setting a page takes a tenth to a
 * fifth of a second of a processor, so the worker calls this off the request path, and other languages are made for whoever asks first
 * (read-receipt-file.ts). Safe to repeat: what is there is left alone.
 * @throws AppError booking_not_found, receipt_unavailable unless ticketed
 */
export async function makeReceiptFiles({ bookingId }: { bookingId: string }): Promise<void> {
  const asOf = await databaseTime();
  const booking = await db().booking.findUnique({ where: { id: bookingId }, include: RECEIPT_INCLUDE });
  if (!booking) throw new AppError("booking_not_found");
  const locale = (await customerLocale({ bookingId, partnerId: booking.partnerId })) ?? UNTOLD_LOCALE;
  const kept = await keptOf(booking, locale);
  for (const { id } of booking.passengers.filter(({ returnedAt }) => !returnedAt)) {
    if (!kept.has(id)) await makeReceipt({ booking, asOf, passengerId: id, locale });
  }
}

/**
 * Makes one receipt and keeps it, unless the booking has moved since it was read.
 * @returns the bytes of the PDF
 * @throws AppError receipt_unavailable unless the booking is ticketed, once its personal data are erased, or for a passenger who was refunded
 */
export async function makeReceipt(options: {
  booking: ReceiptBooking;
  /** Before the booking and its agency's brand were read, by the database's clock: what of the brand changes later makes it anew. */
  asOf: Date;
  passengerId: string;
  locale: Locale;
}): Promise<Uint8Array<ArrayBuffer>> {
  const { booking, asOf, passengerId, locale } = options;
  const passenger = booking.passengers.find(({ id }) => id === passengerId);
  if (!passenger || passenger.returnedAt || !hasReceipts(booking.status) || booking.erasedAt) throw new AppError("receipt_unavailable");
  const source = await receiptSource(booking, passenger, locale);
  const pdf = new Uint8Array(await renderReceipt(buildReceipt(source), booking.partner.logo));
  await keep(booking, { asOf, passengerId, locale, pdf: await sealPdf({ passengerId, locale }, pdf) });
  return pdf;
}

/** Keeps a receipt while the booking is still what it was made of: flights may have changed meanwhile, and old receipts were removed then. */
async function keep(
  { id, updatedAt }: ReceiptBooking,
  file: { asOf: Date; passengerId: string; locale: Locale; pdf: Uint8Array },
): Promise<void> {
  const { asOf, passengerId, locale, pdf } = file;
  await db().$executeRaw`
    insert into receipt_file (passenger_id, locale, pdf, created_at)
    select ${passengerId}::uuid, ${locale}, ${pdf}, ${asOf} from booking where id = ${id}::uuid and updated_at = ${updatedAt} for share
        on conflict (passenger_id, locale) do update set pdf = excluded.pdf, created_at = excluded.created_at`;
}

/** Ids of the passengers whose receipts are there. */
async function keptOf({ passengers }: ReceiptBooking, locale: Locale): Promise<Set<string>> {
  const where = { locale, passengerId: { in: passengers.map(({ id }) => id) } };
  const files = await db().receiptFile.findMany({ where, select: { passengerId: true } });
  return new Set(files.map(({ passengerId }) => passengerId));
}
