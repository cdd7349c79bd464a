import { db } from "@/lib/db";
import { LOCALES, type Locale } from "@/lib/domain/localized";

/** What a customer is written and given by itself where nothing says their language. */
export const UNTOLD_LOCALE: Locale = "uz";

/** A language as a row keeps it; what is none is written in the one that is taken where nobody has said theirs. */
export function keptLocale(kept: string | undefined): Locale {
  return LOCALES.find((locale) => locale === kept) ?? UNTOLD_LOCALE;
}

/**
 * The language of a booking's customer: that of the quote it was made of, else of the last letter that somebody has sent, else the one in which
 * the agency writes by itself. Null where nothing says it. A letter that went by itself, or to all of a departure, says nothing of the customer.
 */
export async function customerLocale({ bookingId, partnerId }: { bookingId: string; partnerId: string }): Promise<Locale | null> {
  const [quote, mail, settings] = await Promise.all([
    db().quote.findFirst({ where: { bookingId }, orderBy: { createdAt: "desc" }, select: { locale: true } }),
    db().mail.findFirst({
      where: { bookingId, bookingEventId: null, departureLetterId: null },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { locale: true },
    }),
    db().partnerMail.findUnique({ where: { partnerId }, select: { locale: true } }),
  ]);
  const found = quote ?? mail ?? settings;
  return LOCALES.find((locale) => locale === found?.locale) ?? null;
}
