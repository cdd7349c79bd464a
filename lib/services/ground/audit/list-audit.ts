import { PAGE_SIZE } from "@/lib/contracts/paging";
import type { AuditPage, OperatorAuditRequest } from "@/lib/contracts/portal/audit";
import { db } from "@/lib/db";
import { AUDIT_ACTIONS, type LoggedAction } from "@/lib/domain/audit/actions";
import { actionsOfArea } from "@/lib/domain/audit/areas";
import { BOOKING_ACTIONS } from "@/lib/domain/booking/booking-status";
import { addDays } from "@/lib/domain/dates";
import { tashkentDayBegins } from "@/lib/domain/tashkent";
import type { AuditEvent, BookingEvent } from "@/lib/generated/prisma/client";
import { mergeNewest } from "./parts/merge-newest";
import { presentAudit } from "./parts/present-audit";
import { type AuditScope, resolveScope } from "./parts/resolve-scope";

interface ListAudit extends OperatorAuditRequest {
  /** The live partner, for both its modes; null for all partners, as the back office reads it. */
  partnerId: string | null;
  /** Rows of a page. */
  size?: number;
}

/**
 * Who did what, newest first: the audit log, and the changes of bookings, which are kept where they happen. Each is read by its own key from
 * where the page before ended, so a page costs the same wherever it is.
 */
export async function listAudit({ after, size = PAGE_SIZE, ...asked }: ListAudit): Promise<AuditPage> {
  const scope = await resolveScope(asked);
  if (!scope) return { items: [], next: null };
  const [auditId, bookingEventId] = after?.split(".").map(BigInt) ?? [];
  const question = { scope, asked, take: size + 1 };
  const [recorded, changes] = await Promise.all([readRecorded(question, auditId), readChanges(question, bookingEventId)]);
  const merged = mergeNewest(
    { rows: recorded, at: ({ occurredAt }) => occurredAt },
    { rows: changes, at: ({ createdAt }) => createdAt },
    size,
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

interface Question {
  scope: AuditScope;
  asked: Pick<OperatorAuditRequest, "action" | "area" | "from" | "to">;
  take: number;
}

async function readRecorded({ scope, asked, take }: Question, before: bigint | undefined): Promise<AuditEvent[]> {
  const isAsked = askedActions(asked);
  // A process of the next release may record what this one has no words for.
  const actions = AUDIT_ACTIONS.filter(isAsked);
  if (actions.length === 0) return [];
  const where = { ...scope, action: { in: actions }, occurredAt: daysAsked(asked), ...(before !== undefined && { id: { lt: before } }) };
  return db().auditEvent.findMany({ where, orderBy: { id: "desc" }, take });
}

async function readChanges({ scope, asked, take }: Question, before: bigint | undefined): Promise<BookingEvent[]> {
  const reasons = BOOKING_ACTIONS.filter(askedActions(asked));
  if (reasons.length === 0) return [];
  const isNarrowed = reasons.length < BOOKING_ACTIONS.length;
  const where = {
    ...{ ...scope, createdAt: daysAsked(asked) },
    ...(isNarrowed && { reason: { in: reasons } }),
    ...(before !== undefined && { id: { lt: before } }),
  };
  return db().bookingEvent.findMany({ where, orderBy: { id: "desc" }, take });
}

/** Whether an action is asked for: by itself, by its area, or because nothing is. */
function askedActions({ action, area }: Question["asked"]): (name: LoggedAction) => boolean {
  const ofArea = area && new Set(actionsOfArea(area));
  return (name) => (action === undefined || name === action) && (ofArea === undefined || ofArea.has(name));
}

/** The moments of the days that are asked for. */
function daysAsked({ from, to }: Question["asked"]) {
  return { ...(from && { gte: tashkentDayBegins(from) }), ...(to && { lt: tashkentDayBegins(addDays(to, 1)) }) };
}
