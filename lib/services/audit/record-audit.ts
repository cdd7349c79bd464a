import type { AuditAction } from "@/lib/domain/audit/actions";
import type { Prisma } from "@/lib/generated/prisma/client";
import { addressBlock, COARSE_WIDTH } from "@/lib/util/address-block";
import type { Doer } from "./doer";

interface Done {
  action: AuditAction;
  by: Doer;
  /** Whose affair it is; absent where it is the service's own. */
  partnerId?: string | null | undefined;
  bookingId?: string | null | undefined;
  /** What it was done to: ids, numbers, names of settings, and never personal data or secrets. */
  detail?: Record<string, string | number | boolean | null | readonly string[]>;
  /** When; this moment where absent. */
  now?: Date;
}

/**
 * Records who did what. Changes of bookings are not recorded here: their events say who made them.
 * @param db the transaction of what is recorded, wherever there is one: both happen, or neither
 */
export async function recordAudit(db: Pick<Prisma.TransactionClient, "auditEvent">, done: Done): Promise<void> {
  const { action, by, partnerId = null, bookingId = null, detail = {}, now } = done;
  const { actor, requestId = null, address = null } = by;
  const block = address === null ? null : addressBlock(address, COARSE_WIDTH);
  await db.auditEvent.createMany({
    data: [{ action, actor, partnerId, bookingId, detail, requestId, addressBlock: block, ...(now && { occurredAt: now }) }],
  });
}
