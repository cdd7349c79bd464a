import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

interface Standing {
  partnerId: string;
  by: Doer;
  now: Date;
}

/**
 * Stops new sales of a partner in a transaction of the caller's, who calls `expireEnded` after it: from the next request on, within a second in every process, it books
 * nothing and pays for no booking, by its people and by its programs. It signs in, and looks after what it has sold. Its test mode sells on.
 * @returns whether it sold before
 */
export async function stopSalesIn(tx: Prisma.TransactionClient, { partnerId, by, now }: Standing): Promise<boolean> {
  const { count } = await tx.partner.updateMany({ where: { id: partnerId, salesStoppedAt: null }, data: { salesStoppedAt: now } });
  if (count > 0) await recordAudit(tx, { action: "partner_sales_stopped", by, partnerId, now });
  return count > 0;
}

/** Lets it sell again, in the same way. @returns whether its sales were stopped */
export async function resumeSalesIn(tx: Prisma.TransactionClient, { partnerId, by, now }: Standing): Promise<boolean> {
  const { count } = await tx.partner.updateMany({
    where: { id: partnerId, salesStoppedAt: { not: null } },
    data: { salesStoppedAt: null },
  });
  if (count > 0) await recordAudit(tx, { action: "partner_sales_resumed", by, partnerId, now });
  return count > 0;
}
