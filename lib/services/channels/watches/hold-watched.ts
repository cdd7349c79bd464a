import type { Prisma } from "@/lib/generated/prisma/client";
import type { LiveWatch } from "./live-watches";

/**
 * Holds the quote or booking that is watched as it is until the transaction ends, before the watch itself, as erasing a booking does.
 * @returns whether it still is as it was read: nobody has changed the booking, withdrawn the quote or booked it
 */
export async function holdWatched(tx: Prisma.TransactionClient, { quote, booking }: LiveWatch): Promise<boolean> {
  if (booking) {
    const { id, version, status } = booking;
    const same = await tx.$queryRaw<unknown[]>`
      select 1 from booking where id = ${id}::uuid and version = ${version} and status::text = ${status} for share`;
    return same.length > 0;
  }
  if (!quote) return true;
  const live = await tx.$queryRaw<unknown[]>`
    select 1 from quote where id = ${quote.id}::uuid and withdrawn_at is null and booking_id is null for no key update`;
  return live.length > 0;
}
