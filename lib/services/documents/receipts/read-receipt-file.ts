import { db } from "@/lib/db";
import { hasReceipts } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { transliterate } from "@/lib/domain/passengers/transliterate";
import { BRAND_CHANGED, brandChangedAt } from "@/lib/services/access/brand/brand-of";
import { openPartners } from "@/lib/services/access/partners/open-partners";
import { databaseTime } from "@/lib/services/ground/clock/database-time";
import { NAME_COLUMNS, openName } from "@/lib/services/ground/personal-data/person";
import { Coalescing } from "@/lib/util/waiting/coalesce";
import { FairTurns } from "@/lib/util/waiting/fair-turns";
import { makeReceipt } from "./make-receipt";
import { openPdf } from "./receipt-pdf";
import { RECEIPT_INCLUDE } from "./receipt-source";

interface ReceiptPdf {
  pdf: Uint8Array<ArrayBuffer>;
  /** ASCII only: `Parvoz-AB12CD34-KARIMOV.pdf` */
  fileName: string;
}

/**
 * One after the other: each takes all of a processor meanwhile. A passenger has three languages, and who asks for all of them waits for that passenger
 * alone. Nine who fly together may ask at once for theirs while the machine is busy with something else.
 */
const TURNS = new FairTurns({ atOnce: 1, longestMs: 30_000, perPlace: 3 });
/** Who asks for what is being made waits for it, however many they are. */
const making = new Coalescing<Uint8Array<ArrayBuffer>>();
/** Anything else never was a token, and PostgreSQL would refuse some of it. */
const TOKEN = /^[\w-]{16,64}$/;

/**
 * The itinerary receipt behind an unguessable token: the file that is kept, or one made now and kept, once for all who ask meanwhile.
 * @throws AppError receipt_not_found; receipt_unavailable while (or after) the booking is not ticketed, or once its personal data are erased
 * @throws Unavailable where too many are to be made at once
 */
export async function readReceiptFile({ token, locale }: { token: string; locale: Locale }): Promise<ReceiptPdf> {
  if (!TOKEN.test(token)) throw new AppError("receipt_not_found");
  const passenger = await db().bookingPassenger.findUnique({
    where: { receiptToken: token, booking: { partner: openPartners() } },
    select: {
      ...NAME_COLUMNS,
      bookingId: true,
      returnedAt: true,
      booking: { select: { status: true, bookingNumber: true, updatedAt: true, erasedAt: true, partner: { select: BRAND_CHANGED } } },
    },
  });
  if (!passenger) throw new AppError("receipt_not_found");
  if (passenger.returnedAt || !hasReceipts(passenger.booking.status) || passenger.booking.erasedAt)
    throw new AppError("receipt_unavailable");
  const { id: passengerId, bookingId } = passenger;
  const brandChanged = brandChangedAt(passenger.booking.partner);
  const kept = () => readKept({ passengerId, locale }, brandChanged);
  // Whoever asks after a change gets what is made after it.
  const key = [passengerId, locale, passenger.booking.updatedAt.getTime(), brandChanged.getTime()].join();
  const make = async () => (await kept()) ?? (await makeNow(bookingId, passengerId, locale));
  return {
    pdf: (await kept()) ?? (await making.run(key, () => TURNS.take({ place: passengerId, isKnown: false }, make))),
    fileName: fileName(passenger.booking.bookingNumber, (await openName(passenger)).lastName),
  };
}

/** Null where none is kept, or the brand that is printed on it has changed since. */
async function readKept(address: { passengerId: string; locale: Locale }, brandChanged: Date): Promise<Uint8Array<ArrayBuffer> | null> {
  const kept = await db().receiptFile.findUnique({ where: { passengerId_locale: address } });
  return kept !== null && kept.createdAt >= brandChanged ? openPdf(kept, kept.pdf) : null;
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
