import type { Prisma } from "@/lib/generated/prisma/client";

/**
 * Holds off whoever else changes or decides about this partner until the transaction ends, and no booking. A statement of its own: what comes after it sees what the
 * previous holder committed.
 */
export async function lockPartner(tx: Prisma.TransactionClient, partnerId: string): Promise<void> {
  await tx.$queryRaw`select 1 from partner where id = ${partnerId}::uuid for no key update`;
}
