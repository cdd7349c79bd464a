import type { Prisma } from "@/lib/generated/prisma/client";
import { auditRow, type Done } from "./audit-row";

/**
 * Records who did what. Changes of bookings are not recorded here: their events say who made them.
 * @param db the transaction of what is recorded, wherever there is one: both happen, or neither
 */
export async function recordAudit(db: Pick<Prisma.TransactionClient, "auditEvent">, done: Done): Promise<void> {
  await db.auditEvent.createMany({ data: [auditRow(done)] });
}
