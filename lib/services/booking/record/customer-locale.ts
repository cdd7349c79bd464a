import { db } from "@/lib/db";
import { LOCALES, type Locale } from "@/lib/domain/localized";

/** What a customer is written and given by itself where nothing says their language. */
export const UNTOLD_LOCALE: Locale = "uz";

/** A language as a row keeps it; what is none is written in the one that is taken where nobody has said theirs. */
export function keptLocale(kept: string | undefined): Locale {
  return LOCALES.find((locale) => locale === kept) ?? UNTOLD_LOCALE;
}

interface OfBooking {
  bookingId: string;
  partnerId: string;
}

/**
 * The language of a booking's customer: that of the quote it was made of, else of the last letter that somebody has sent, else the one in which
 * the agency writes by itself. Null where nothing says it. A letter that went by itself, or to all of a departure, says nothing of the customer.
 */
export async function customerLocale(booking: OfBooking): Promise<Locale | null> {
  return (await customerLocales([booking])).get(booking.bookingId) ?? null;
}

/** The same of many bookings, by their ids; those of which nothing says it are left out. */
export async function customerLocales(bookings: readonly OfBooking[]): Promise<ReadonlyMap<string, Locale>> {
  const bookingId = { in: bookings.map((booking) => booking.bookingId) };
  // The last of each comes last.
  const [quotes, mails, settings] = await Promise.all([
    db().quote.findMany({ where: { bookingId }, orderBy: { createdAt: "asc" }, select: { bookingId: true, locale: true } }),
    db().mail.findMany({
      where: { bookingId, bookingEventId: null, departureLetterId: null },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { bookingId: true, locale: true },
    }),
    db().partnerMail.findMany({
      where: { partnerId: { in: [...new Set(bookings.map(({ partnerId }) => partnerId))] } },
      select: { partnerId: true, locale: true },
    }),
  ]);
  const said = new Map([...mails, ...quotes].map((each) => [each.bookingId, each.locale]));
  const usual = new Map(settings.map((each) => [each.partnerId, each.locale]));
  return new Map(
    bookings.flatMap((booking) => {
      const kept = said.get(booking.bookingId) ?? usual.get(booking.partnerId);
      const locale = LOCALES.find((each) => each === kept);
      return locale ? [[booking.bookingId, locale] as const] : [];
    }),
  );
}
