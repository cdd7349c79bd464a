import { PAGE_SIZE } from "@/lib/contracts/paging";
import type { AuditPage, OperatorAuditRequest } from "@/lib/contracts/portal/audit";
import { db } from "@/lib/db";
import { AUDIT_ACTIONS } from "@/lib/domain/audit/actions";
import { BOOKING_ACTIONS } from "@/lib/domain/booking/booking-status";
import type { AuditEvent, BookingEvent } from "@/lib/generated/prisma/client";
import { mergeNewest } from "./parts/merge-newest";
import { presentAudit } from "./parts/present-audit";
import { type AuditScope, resolveScope } from "./parts/resolve-scope";

interface ListAudit extends OperatorAuditRequest {
  /** The live partner, for both its modes; null for all partners. */
  partnerId: string | null;
}

/**
 * Who did what, newest first: the audit log, and the changes of bookings, which are kept where they happen. Each is read by its own key from
 * where the page before ended, so a page costs the same wherever it is.
 */
export async function listAudit({ action, after, ...asked }: ListAudit): Promise<AuditPage> {
  const scope = await resolveScope(asked);
  if (!scope) return { items: [], next: null };
  const [auditId, bookingEventId] = after?.split(".").map(BigInt) ?? [];
  const [recorded, changes] = await Promise.all([readRecorded(scope, action, auditId), readChanges(scope, action, bookingEventId)]);
  const merged = mergeNewest(
    { rows: recorded, at: ({ occurredAt }) => occurredAt },
    { rows: changes, at: ({ createdAt }) => createdAt },
    PAGE_SIZE,
  );
  const lastRecorded = merged.first.at(-1)?.id ?? auditId;
  const lastChange = merged.second.at(-1)?.id ?? bookingEventId;
  return {
    items: await presentAudit(merged.rows, asked.partnerId === null),
    next: merged.hasMore ? `${lastRecorded ?? BEYOND}.${lastChange ?? BEYOND}` : null,
  };
}

/** Greater than any id. */
const BEYOND = 10n ** 17n;

async function readRecorded(scope: AuditScope, action: string | undefined, before: bigint | undefined): Promise<AuditEvent[]> {
  const known = AUDIT_ACTIONS.find((name) => name === action);
  if (action && !known) return [];
  // A process of the next release may record what this one has no words for.
  const where = { ...scope, action: known ?? { in: [...AUDIT_ACTIONS] }, ...(before !== undefined && { id: { lt: before } }) };
  return db().auditEvent.findMany({ where, orderBy: { id: "desc" }, take: PAGE_SIZE + 1 });
}

async function readChanges(scope: AuditScope, action: string | undefined, before: bigint | undefined): Promise<BookingEvent[]> {
  const reason = BOOKING_ACTIONS.find((name) => name === action);
  if (action && !reason) return [];
  const where = { ...scope, ...(reason && { reason }), ...(before !== undefined && { id: { lt: before } }) };
  return db().bookingEvent.findMany({ where, orderBy: { id: "desc" }, take: PAGE_SIZE + 1 });
}
