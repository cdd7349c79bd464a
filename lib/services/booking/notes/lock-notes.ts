import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type BookingAddress, keyOf } from "../record/booking-record";

/**
 * The booking whose notes are written: nobody else writes one until the transaction ends. An erasure that came first has left its mark by now; one that
 * comes later finds what is written.
 * @returns its id
 * @throws AppError booking_not_found, for another partner's booking too; change_unavailable once the personal data are erased
 */
export async function lockNotes(tx: Prisma.TransactionClient, address: BookingAddress): Promise<string> {
  const { id, partnerId } = keyOf(address);
  const locked = await tx.$queryRaw<unknown[]>`
    select 1 from booking where id = ${id}::uuid and partner_id = ${partnerId}::uuid for update`;
  if (locked.length === 0) throw new AppError("booking_not_found");
  const { erasedAt } = await tx.booking.findUniqueOrThrow({ where: { id }, select: { erasedAt: true } });
  if (erasedAt) throw new AppError("change_unavailable");
  return id;
}
