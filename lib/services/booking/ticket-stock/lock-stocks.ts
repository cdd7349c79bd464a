import type { Prisma } from "@/lib/generated/prisma/client";

/** Those who declare, close and open stocks wait for each other until the transaction's end; nobody who draws numbers waits for them. */
export async function lockStocks(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('ticket_stock', 0))`;
}
