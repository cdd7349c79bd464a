import type { ListedBooking } from "@/lib/contracts/interface/booking-list";
import { shownStatus } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { toDateTimeText, toUtcText } from "@/lib/domain/dates";
import { toMajor } from "@/lib/domain/money";
import type { JourneyDirection } from "@/lib/domain/offer";
import type { Prisma } from "@/lib/generated/prisma/client";
import { presentNotes } from "@/lib/services/booking/record/own-notes";

/** What is not read cannot leak: no names, contacts or documents. */
export const LISTED_COLUMNS = {
  ...{ id: true, bookingNumber: true, status: true, totalMinor: true, currency: true, snapshot: true },
  ...{ createdAt: true, expiresAt: true, updatedAt: true, reference: true, metadata: true },
  tickets: { orderBy: [{ passenger: { position: "asc" } }, { ticketGroup: "asc" }], select: { pnr: true } },
} as const satisfies Prisma.BookingSelect;

type ListedRow = Prisma.BookingGetPayload<{ select: typeof LISTED_COLUMNS }>;

/** A booking in a list: what a program decides by whether to read all of it. */
export function presentListed(booking: ListedRow): ListedBooking {
  return {
    id: booking.id,
    booking_number: booking.bookingNumber,
    status: shownStatus(booking.status),
    pnrs: [...new Set(booking.tickets.map(({ pnr }) => pnr))],
    price: { amount: toMajor(Number(booking.totalMinor)), currency: booking.currency },
    directions: parseSnapshot(booking.snapshot).directions.map(presentDirection),
    created: toUtcText(booking.createdAt),
    expire: toUtcText(booking.expiresAt),
    updated_at: booking.updatedAt.toISOString(),
    ...presentNotes(booking),
  };
}

function presentDirection({ segments }: JourneyDirection): ListedBooking["directions"][number] {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new Error("a direction without flights");
  return {
    departure_airport: first.departure.airport,
    arrival_airport: last.arrival.airport,
    departure: toDateTimeText(first.departure.local),
    arrival: toDateTimeText(last.arrival.local),
  };
}
