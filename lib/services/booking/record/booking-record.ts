import { validate } from "uuid";
import { z } from "zod";
import { db, runStatement } from "@/lib/db";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import { CURRENCIES } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import { openPayer } from "@/lib/services/ground/personal-data/payer";
import { openDetails, openName } from "@/lib/services/ground/personal-data/person";

export const bookingInclude = {
  passengers: {
    orderBy: { position: "asc" },
    include: { tickets: { orderBy: { ticketGroup: "asc" } }, returnedDirections: { orderBy: { direction: "asc" } } },
  },
  scheduleChanges: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.BookingInclude;

/** A booking as it is kept: personal data are sealed. */
type BookingRow = Prisma.BookingGetPayload<{ include: typeof bookingInclude }>;

/** A booking with its passengers, in their order, their tickets, and what the airline has changed. */
export type BookingRecord = Awaited<ReturnType<typeof openBooking>>;

/** Whose booking it is, and which: another partner's does not exist. */
export interface BookingAddress {
  partnerId: string;
  bookingId: string;
}

/** PostgreSQL refuses a key of another form with an error of its own. @throws AppError booking_not_found */
export function keyOf({ partnerId, bookingId }: BookingAddress) {
  if (!validate(bookingId)) throw new AppError("booking_not_found");
  return { id: bookingId, partnerId };
}

/** @throws AppError booking_not_found, for another partner's booking too */
export async function findBooking(address: BookingAddress): Promise<BookingRecord> {
  const booking = await db().booking.findFirst({ where: keyOf(address), include: bookingInclude });
  if (!booking) throw new AppError("booking_not_found");
  return openBooking(booking);
}

/** Opens a booking's personal data. */
export async function openBooking(booking: BookingRow) {
  const passengers = await Promise.all(
    booking.passengers.map(async (passenger) => ({ ...passenger, ...(await openName(passenger)), ...(await openDetails(passenger)) })),
  );
  return { ...booking, ...(await openPayer(booking)), passengers };
}

/** What of a booking's partner decides about its money. */
export const bookingRowInclude = { partner: { select: { testOf: true } } } as const satisfies Prisma.BookingInclude;

const BOOKING_ROW = {
  name: "booking_row",
  text: `select b.id::text, b.partner_id::text as "partnerId", b.booking_number as "bookingNumber", b.public_token as "publicToken", b.status,
    b.currency, b.total_minor as "totalMinor", b.prev_total_minor as "prevTotalMinor", b.selling_minor as "sellingMinor", b.snapshot, b.first_departure_at as "firstDepartureAt",
    b.created_at as "createdAt", b.expires_at as "expiresAt", b.paid_at as "paidAt", b.open_change_id::text as "openChangeId", b.seats, b.version, p.test_of::text as "testOf",
    p.currency as "ownCurrency"
      from booking b join partner p on p.id = b.partner_id
     where b.id = $1::uuid and b.partner_id = $2::uuid`,
};

const bookingRow = z.object({
  id: z.string(),
  partnerId: z.string(),
  bookingNumber: z.string(),
  publicToken: z.string(),
  status: z.enum(BOOKING_STATUSES),
  currency: z.enum(CURRENCIES),
  totalMinor: z.bigint(),
  prevTotalMinor: z.bigint().nullable(),
  sellingMinor: z.bigint().nullable(),
  snapshot: z.unknown(),
  firstDepartureAt: z.date(),
  createdAt: z.date(),
  expiresAt: z.date(),
  paidAt: z.date().nullable(),
  openChangeId: z.string().nullable(),
  seats: z.unknown(),
  version: z.number(),
  testOf: z.string().nullable(),
  ownCurrency: z.enum(CURRENCIES),
});

/** The row alone, for decisions: one round trip. @throws AppError booking_not_found, for another partner's booking too */
export async function findBookingRow(address: BookingAddress) {
  const { id, partnerId } = keyOf(address);
  const rows = await runStatement(BOOKING_ROW, [id, partnerId]);
  if (!rows[0]) throw new AppError("booking_not_found");
  const { testOf, ownCurrency, ...booking } = bookingRow.parse(rows[0]);
  return { ...booking, partner: { testOf, currency: ownCurrency } };
}
