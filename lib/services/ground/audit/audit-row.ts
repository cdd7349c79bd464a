import type { AuditAction } from "@/lib/domain/audit/actions";
import { addressBlock, COARSE_WIDTH } from "@/lib/util/address-block";
import type { Doer } from "./doer";

export interface Done {
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

/** The audit log's row of what somebody did. Of a network address a part is kept. */
export function auditRow({ action, by, partnerId = null, bookingId = null, detail = {}, now }: Done) {
  const { actor, requestId = null, address = null } = by;
  const block = address === null ? null : addressBlock(address, COARSE_WIDTH);
  return { action, actor, partnerId, bookingId, detail, requestId, addressBlock: block, ...(now && { occurredAt: now }) };
}
