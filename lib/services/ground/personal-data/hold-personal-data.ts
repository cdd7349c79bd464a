import type { Prisma } from "@/lib/generated/prisma/client";

/**
 * Keeps the personal data of a booking from being erased until the transaction ends: an erasure that comes meanwhile waits, and finds what is written.
 * @returns whether they are still there; where not, nothing that may name a passenger is written any more
 */
export async function holdPersonalData(tx: Prisma.TransactionClient, bookingId: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`select 1 from booking where id = ${bookingId}::uuid and erased_at is null for share`;
  return held.length > 0;
}

/** The same of a mail, which is erased with its booking even where it is about a quote. */
export async function holdMail(tx: Prisma.TransactionClient, mailId: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`select 1 from mail where id = ${mailId}::uuid and sealed_recipient is not null for share`;
  return held.length > 0;
}
