import type { AuditAction } from "@/lib/domain/audit/actions";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "./doer";
import { recordAudit } from "./record-audit";

interface Done {
  action: AuditAction;
  by: Doer;
  /** Whose account it is. */
  userId: string;
  now: Date;
}

/** Records what was done to somebody's account, as an affair of their partner. @param tx the transaction of what is recorded */
export async function recordAccount(
  tx: Pick<Prisma.TransactionClient, "auditEvent" | "user">,
  { action, by, userId, now }: Done,
): Promise<void> {
  const { partnerId } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { partnerId: true } });
  await recordAudit(tx, { action, by, partnerId, detail: { user: userId }, now });
}
