import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { lockPartner } from "@/lib/services/access/partners/lock-partner";

/**
 * An agency that is closed for good gets no money, terms or credit: nobody of it could use them, and its deposit would have to be paid back again.
 * @param client a transaction in which the agency is locked, where it has to hold for what is written
 * @throws AppError agency_closed
 */
export async function refuseClosed(client: Pick<Prisma.TransactionClient, "partner">, partnerId: string): Promise<void> {
  if ((await client.partner.count({ where: { id: partnerId, closedAt: { not: null } } })) > 0) throw new AppError("agency_closed");
}

/**
 * The same for what comes in this transaction: the agency is locked until its end, so that a closing comes before or after it.
 * @throws AppError agency_closed
 */
export async function lockOpen(tx: Prisma.TransactionClient, partnerId: string): Promise<void> {
  await lockPartner(tx, partnerId);
  await refuseClosed(tx, partnerId);
}
