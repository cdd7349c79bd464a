import { db } from "@/lib/db";
import { hasReceipts } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { databaseTime } from "@/lib/services/ground/clock/database-time";
import { buildReceipt } from "./document/build-receipt";
import { renderReceipt } from "./pdf/render-receipt";
import { sealPdf } from "./receipt-pdf";
import { RECEIPT_INCLUDE, type ReceiptBooking, receiptSource } from "./receipt-source";

/**
 * Makes the itinerary receipts of all passengers of a ticketed booking in all languages, and keeps them. Setting a page
 * takes a fifth of a second, so the worker calls this off the request path. Safe to repeat: what is there is left alone.
 * @throws AppError booking_not_found, receipt_unavailable unless ticketed
 */
export async function makeReceiptFiles({ bookingId }: { bookingId: string }): Promise<void> {
  const asOf = await databaseTime();
  const booking = await db().booking.findUnique({ where: { id: bookingId }, include: RECEIPT_INCLUDE });
  if (!booking) throw new AppError("booking_not_found");
  const kept = await keptFiles(booking);
  for (const { id } of booking.passengers.filter(({ returnedAt }) => !returnedAt)) {
    for (const locale of LOCALES) {
      if (!kept.has(`${id} ${locale}`)) await makeReceipt({ booking, asOf, passengerId: id, locale });
    }
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

async function keptFiles(booking: ReceiptBooking): Promise<Set<string>> {
  const files = await db().receiptFile.findMany({
    where: { passengerId: { in: booking.passengers.map(({ id }) => id) } },
    select: { passengerId: true, locale: true },
  });
  return new Set(files.map((file) => `${file.passengerId} ${file.locale}`));
}
