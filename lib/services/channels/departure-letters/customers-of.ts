import { db } from "@/lib/db";
import { legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { customerLocales, UNTOLD_LOCALE } from "@/lib/services/booking/record/customer-locale";
import { bookingsOn } from "@/lib/services/views/departures/bookings-on";

/** A booking of a departure, as far as its customer is written. */
export interface Customer {
  bookingId: string;
  partnerId: string;
  passengers: number;
  locale: Locale;
  sealedPayer: string;
}

/** Bookings with seats on a departure, paid or held, whose customers can be written. @throws AppError departure_not_found */
export async function customersOf(id: string): Promise<{ legKey: string; customers: Customer[] }> {
  const legKey = legKeyOfDeparture(id);
  if (!legKey) throw new AppError("departure_not_found");
  const bookings = await bookingsOn(legKey);
  const known = await db().booking.findMany({
    where: { id: { in: bookings.map((booking) => booking.id) }, erasedAt: null, sealedPayer: { not: null } },
    select: { id: true, partnerId: true, sealedPayer: true },
  });
  const locales = await customerLocales(known.map((booking) => ({ ...booking, bookingId: booking.id })));
  const payers = new Map(known.map((booking) => [booking.id, booking.sealedPayer]));
  const customers = bookings.flatMap(({ id: bookingId, partner, passengers }): Customer[] => {
    const sealedPayer = payers.get(bookingId) ?? null;
    const locale = locales.get(bookingId) ?? UNTOLD_LOCALE;
    return sealedPayer === null ? [] : [{ bookingId, partnerId: partner.id, passengers: passengers.length, locale, sealedPayer }];
  });
  return { legKey, customers };
}
