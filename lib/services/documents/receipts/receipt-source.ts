import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Locale } from "@/lib/domain/localized";
import { tashkentText } from "@/lib/domain/tashkent";
import { env } from "@/lib/env";
import type { Prisma } from "@/lib/generated/prisma/client";
import { aircraftName } from "@/lib/reference/aircraft";
import { BRANDED, brandOf, printsPartsOf } from "@/lib/services/access/brand/brand-of";
import { tripUrl } from "@/lib/services/booking/record/public-urls";
import { openDetails, openName } from "@/lib/services/ground/personal-data/person";
import { presentAirline, presentAirport } from "@/lib/services/ground/presenters/present-reference";
import type { ReceiptNames, ReceiptSource, ReceiptTicket } from "./document/source";

/** What of a booking its receipts are made from. */
export const RECEIPT_INCLUDE = {
  partner: { select: BRANDED },
  passengers: { orderBy: { position: "asc" }, include: { tickets: true, returnedDirections: true } },
} as const satisfies Prisma.BookingInclude;

export type ReceiptBooking = Prisma.BookingGetPayload<{ include: typeof RECEIPT_INCLUDE }>;
type ReceiptPassenger = ReceiptBooking["passengers"][number];

/**
 * One passenger of a ticketed booking, ready for buildReceipt.
 * @throws Error where a ticket has no number: the booking is not ticketed then
 */
export async function receiptSource(booking: ReceiptBooking, passenger: ReceiptPassenger, locale: Locale): Promise<ReceiptSource> {
  const { docNumber, birthdate } = await openDetails(passenger);
  return {
    locale,
    bookingNumber: booking.bookingNumber,
    // Agencies of this market keep their books by the clock of Tashkent.
    issuedOn: tashkentText(booking.ticketedAt ?? booking.updatedAt).slice(0, 10),
    agency: brandOf(booking.partner),
    statusUrl: tripUrl(booking.publicToken),
    demonstration: env().DEMO === "1" || passenger.tickets.some(({ document }) => document === "invented"),
    snapshot: parseSnapshot(booking.snapshot),
    passenger: {
      position: passenger.position,
      ...(await openName(passenger)),
      age: passenger.age,
      ...{ docNumber, birthdate },
      sellingMinor: passenger.sellingMinor === null ? null : Number(passenger.sellingMinor),
    },
    printsParts: printsPartsOf(booking.partner),
    tickets: passenger.tickets.map(receiptTicket),
    refunded: passenger.returnedDirections.map(({ direction }) => direction),
    names: namesIn(locale),
  };
}

function receiptTicket(ticket: ReceiptPassenger["tickets"][number]): ReceiptTicket {
  const { ticketGroup, ticketNumber, document, pnr, airlineLocators, carrier } = ticket;
  if (!ticketNumber || !document) throw new Error("a ticket has no number yet");
  return { group: ticketGroup, number: ticketNumber, document, pnr, locators: airlineLocators, carrier };
}

/** Names of codes in a language. */
export function namesIn(locale: Locale): ReceiptNames {
  return {
    airport: (code) => {
      const { title, city } = presentAirport(code, locale);
      return { name: title, city };
    },
    airline: (code) => presentAirline(code, locale).title,
    aircraft: aircraftName,
  };
}
