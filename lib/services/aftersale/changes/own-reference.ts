import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { withReference } from "@/lib/services/booking/record/booking-conditions";

interface OwnReference {
  partnerId: string;
  reference: string;
  /** Whether no other booking of the partner may have it. */
  isUnique: boolean;
}

/**
 * Holds the partner's reference until the transaction ends, as create_booking_v1 does: alone where it is to be unique, together with others
 * where it need not be. To be taken before the booking's row.
 */
export async function lockReference(tx: Prisma.TransactionClient, { partnerId, reference, isUnique }: OwnReference): Promise<void> {
  const key = `${partnerId} ${reference}`;
  if (isUnique) await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  else await tx.$executeRaw`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`;
}

/** @throws AppError reference_taken where another booking has it that was not cancelled unpaid */
export async function refuseTaken(
  tx: Prisma.TransactionClient,
  { partnerId, reference, bookingId }: { partnerId: string; reference: string; bookingId: string },
): Promise<void> {
  const [other] = await tx.$queryRaw<{ id: string }[]>`
    select b.id::text as id from booking b
     where ${withReference(partnerId, reference)} and b.status <> 'cancelled' and b.id <> ${bookingId}::uuid limit 1`;
  if (other) throw new AppError("reference_taken", { data: { existing_booking_id: other.id } });
}
