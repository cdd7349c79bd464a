import { validate } from "uuid";
import { z } from "zod";
import type { AuditItem } from "@/lib/contracts/portal/audit";
import { db } from "@/lib/db";
import { AUDIT_ACTIONS, actorOf } from "@/lib/domain/audit/actions";
import { factsOf } from "@/lib/domain/audit/facts";
import { modeOf } from "@/lib/domain/mode";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import type { AuditEvent, BookingEvent } from "@/lib/generated/prisma/client";
import { openStaffIfKnown, STAFF_COLUMNS, type StaffData } from "../../personal-data/staff";
import { movedByChanges } from "./moved-by-changes";

/** What of a row's detail is shown. */
const detail = z.object({
  user: z.string().nullish(),
  prefix: z.string().optional(),
  host: z.string().optional(),
  source: z.string().optional(),
  kind: z.string().optional(),
  amount_minor: z.number().optional(),
  currency: z.enum(CURRENCIES).optional(),
  reason: z.string().nullish(),
  import: z.uuid().optional().catch(undefined),
});
type Detail = z.infer<typeof detail>;

/** Names of what the rows name by id. */
interface Names {
  users: Map<string, StaffData>;
  keys: Map<string, { name: string; prefix: string }>;
  partners: Map<string, NonNullable<AuditItem["partner"]>>;
  bookings: Map<string, string>;
}

interface Known extends Names {
  isOffice: boolean;
  amountOf: (change: BookingEvent) => AuditItem["amount"];
}

/**
 * Rows of both tables as the pages show them.
 * @param isOffice whether the back office reads them. To partners, people of the back office are not named, nor is what it wrote down about why and how.
 */
export async function presentAudit(rows: readonly (AuditEvent | BookingEvent)[], isOffice: boolean): Promise<AuditItem[]> {
  const changes = rows.flatMap((row) => ("action" in row ? [] : [row]));
  const [known, amountOf] = await Promise.all([namesOf(rows), movedByChanges(changes)]);
  const names = { ...known, isOffice, amountOf };
  return rows.map((row) => ("action" in row ? presentRecorded(row, names) : presentChange(row, names)));
}

function presentRecorded(row: AuditEvent, names: Known): AuditItem {
  const known = detail.safeParse(row.detail).data ?? {};
  return {
    ...shared(row, names),
    id: `audit-${row.id}`,
    occurred: row.occurredAt.toISOString(),
    action: z.enum(AUDIT_ACTIONS).parse(row.action),
    subject: subjectOf(known, names),
    amount: known.amount_minor === undefined || !known.currency ? null : { amount: toMajor(known.amount_minor), currency: known.currency },
    ...(names.isOffice ? { reason: known.reason ?? null, facts: factsOf(row.detail), schedule_import: known.import ?? null } : UNTOLD),
    address_block: row.addressBlock,
    request_id: row.requestId,
  };
}

function presentChange(row: BookingEvent, names: Known): AuditItem {
  return {
    ...shared(row, names),
    id: `booking-${row.id}`,
    occurred: row.createdAt.toISOString(),
    action: row.reason,
    subject: null,
    amount: names.amountOf(row),
    ...UNTOLD,
    address_block: null,
    request_id: row.requestId,
  };
}

const UNTOLD = { reason: null, facts: [], schedule_import: null };

function shared({ actor, partnerId, bookingId }: AuditEvent | BookingEvent, { partners, bookings, ...names }: Known) {
  const number = bookings.get(bookingId ?? "");
  return {
    actor: presentActor(actor, names),
    partner: partners.get(partnerId ?? "") ?? null,
    booking: bookingId && number ? { id: bookingId, booking_number: number } : null,
  };
}

function presentActor(actor: string, { users, keys, isOffice }: Pick<Known, "users" | "keys" | "isOffice">): AuditItem["actor"] {
  const { kind, id } = actorOf(actor);
  if (kind === "operator" && !isOffice) return { kind, name: null, who: null };
  const key = kind === "key" ? keys.get(id ?? "") : undefined;
  if (key) return { kind, name: `${key.name} (${key.prefix})`, who: key.prefix };
  const user = users.get(id ?? "");
  return { kind, name: user?.name ?? null, who: user?.email ?? null };
}

function subjectOf({ user, prefix, host, source, kind }: Detail, { users }: Names): string | null {
  if (user) return users.get(user)?.name ?? null;
  return prefix ?? host ?? source ?? kind ?? null;
}

async function namesOf(rows: readonly (AuditEvent | BookingEvent)[]): Promise<Names> {
  const actors = rows.map(({ actor }) => actorOf(actor));
  const subjects = rows.map((row) => ("detail" in row ? detail.safeParse(row.detail).data?.user : null));
  const byId = (ids: readonly (string | null | undefined)[]) => ({ id: { in: [...new Set(ids.filter(isId))] } });
  const [users, keys, partners, bookings] = await Promise.all([
    db().user.findMany({ where: byId([...actors.map(({ id }) => id), ...subjects]), select: STAFF_COLUMNS }),
    db().apiKey.findMany({ where: byId(actors.map(({ id }) => id)), select: { id: true, name: true, prefix: true } }),
    db().partner.findMany({
      where: byId(rows.map(({ partnerId }) => partnerId)),
      select: { id: true, name: true, code: true, testOf: true },
    }),
    db().booking.findMany({ where: byId(rows.map(({ bookingId }) => bookingId)), select: { id: true, bookingNumber: true } }),
  ]);
  return {
    users: new Map(await Promise.all(users.map(async (user) => [user.id, await openStaffIfKnown(user)] as const))),
    keys: new Map(keys.map(({ id, name, prefix }) => [id, { name, prefix }])),
    partners: new Map(partners.map((partner) => [partner.id, { code: partner.code, name: partner.name, mode: modeOf(partner) }])),
    bookings: new Map(bookings.map(({ id, bookingNumber }) => [id, bookingNumber])),
  };
}

function isId(id: string | null | undefined): id is string {
  return typeof id === "string" && validate(id);
}
