import { db } from "@/lib/db";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Prisma } from "@/lib/generated/prisma/client";
import { emptyDirections } from "@/lib/services/booking/flights/who-flies";
import { type BookingAddress, keyOf } from "@/lib/services/booking/record/booking-record";
import { supplierByCode } from "@/lib/suppliers/registry";
import { RETURNED_COLUMNS } from "../refunds/refundable-booking";

const include = {
  passengers: {
    orderBy: { position: "asc" },
    select: { age: true, ...RETURNED_COLUMNS, tickets: { select: { coupons: { select: { direction: true } } } } },
  },
} as const satisfies Prisma.BookingInclude;

const UNKNOWN_DIRECTION: LocalizedText = t(
  "The journey has no such direction. Count the `directions` of the booking from 0.",
  "В поездке нет такого направления. Считайте `directions` бронирования с 0.",
  "Safarda bunday yoʻnalish yoʻq. Bronning `directions` roʻyxatini 0 dan sanang.",
);

/** A booking as its row is, with who sold it. */
export type MovableBooking = Awaited<ReturnType<typeof readMovable>>;

/** @throws AppError booking_not_found, for another partner's booking too */
export async function readMovable(address: BookingAddress) {
  const row = await db().booking.findFirst({ where: keyOf(address), include });
  if (!row) throw new AppError("booking_not_found");
  const { id, version, status, openChangeId, firstDepartureAt, passengers } = row;
  return {
    ...{ id, version, status, openChangeId, firstDepartureAt, passengers },
    seats: parseSeats(row.seats),
    snapshot: parseSnapshot(row.snapshot),
    supplier: supplierByCode(row.supplier),
  };
}

/**
 * Directions, from 0, that can be flown by other flights without charge: of a ticketed booking that waits for nothing, those that somebody flies, none of whose
 * flights has left or was reported by its carrier.
 */
export function movableDirections({ status, openChangeId, snapshot, passengers, supplier }: MovableBooking, now: Date): number[] {
  if (status !== "ticketed" || openChangeId !== null || !supplier?.ownSchedule) return [];
  const empty = emptyDirections(passengers, snapshot.directions);
  const reported = passengers.flatMap(({ tickets }) => tickets.flatMap(({ coupons }) => coupons.map(({ direction }) => direction)));
  return snapshot.directions.flatMap(({ segments: [first] }, direction) =>
    first && first.departure.utc > utcMinutes(now) && !empty.includes(direction) && !reported.includes(direction) ? [direction] : [],
  );
}

/** @throws AppError validation (`direction`); change_unavailable */
export function refuseUnmovable(booking: MovableBooking, direction: number, now: Date): void {
  if (direction >= booking.snapshot.directions.length) throw new AppError("validation", { fields: { direction: [UNKNOWN_DIRECTION] } });
  if (!movableDirections(booking, now).includes(direction)) throw new AppError("change_unavailable");
}
