import type { Prisma } from "@/lib/generated/prisma/client";

/** Makes declaring, closing and opening stocks wait for each other until the transaction's end; drawing numbers does not wait. */
export async function lockStocks(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('ticket_stock', 0))`;
}
