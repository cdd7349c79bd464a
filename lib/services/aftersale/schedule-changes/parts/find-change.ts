import { validate } from "uuid";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type BookingAddress, keyOf } from "@/lib/services/booking/record/booking-record";
import type { Act } from "@/lib/services/ground/audit/act";
import { supplierByCode } from "@/lib/suppliers/registry";
import { RETURNED_COLUMNS } from "../../refunds/refundable-booking";

/** Which change is answered, by whom, and when. */
export interface ChangeAnswer extends BookingAddress, Act {
  changeId: string;
}

const include = {
  passengers: { orderBy: { position: "asc" }, select: { age: true, ...RETURNED_COLUMNS } },
} as const satisfies Prisma.BookingInclude;

/**
 * A change with its booking and who sold that.
 * @throws AppError booking_not_found, for another partner's booking too; schedule_change_not_found
 */
export async function findChange({ changeId, ...address }: BookingAddress & { changeId: string }) {
  const where = keyOf(address);
  const booking = await db().booking.findFirst({ where, include });
  if (!booking) throw new AppError("booking_not_found");
  const change = validate(changeId) ? await db().scheduleChange.findFirst({ where: { id: changeId, bookingId: where.id } }) : null;
  if (!change) throw new AppError("schedule_change_not_found");
  const supplier = supplierByCode(booking.supplier);
  if (!supplier) throw new Error(`no supplier ${booking.supplier}`);
  const { id, version } = booking;
  return { id, version, booking: { ...booking, snapshot: parseSnapshot(booking.snapshot) }, change, supplier };
}

export type FoundChange = Awaited<ReturnType<typeof findChange>>;
