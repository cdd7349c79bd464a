import { validate } from "uuid";
import type { ScheduleChangeItem, ScheduleChangePage } from "@/lib/contracts/operator/operator-schedule";
import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import { db } from "@/lib/db";
import { isLive, shownStatus } from "@/lib/domain/booking/booking-status";
import type { Locale } from "@/lib/domain/localized";
import { modeOf } from "@/lib/domain/mode";
import type { OfferSegment } from "@/lib/domain/offer";
import type { ChangeState } from "@/lib/domain/schedule-change/states";
import { Prisma } from "@/lib/generated/prisma/client";
import { directionsOf } from "@/lib/services/booking/flights/changed-directions";
import { presentRoute } from "@/lib/services/ground/presenters/present-directions";

interface ListOptions {
  state?: ChangeState | "escalated" | undefined;
  /** Of one import. */
  import?: string | undefined;
  /** `HY271` */
  flight?: string | undefined;
  /** From 1. */
  page: number;
  locale: Locale;
}

const include = {
  booking: {
    select: {
      bookingNumber: true,
      status: true,
      partner: { select: { name: true, testOf: true } },
      _count: { select: { passengers: true } },
    },
  },
} as const satisfies Prisma.ScheduleChangeInclude;

type ChangeRow = Prisma.ScheduleChangeGetPayload<{ include: typeof include }>;

/** All partners' changes: the open ones first, and the nearest deadline first among them; then the newest. */
export async function listChanges(options: ListOptions): Promise<ScheduleChangePage> {
  const where = condition(options);
  const found = await db().$queryRaw<{ id: string }[]>`
    select c.id::text as id from schedule_change c where ${where}
     order by c.state <> 'open', case when c.state = 'open' then c.deadline end, c.created_at desc, c.id
     limit ${PAGE_SIZE} offset ${(options.page - 1) * PAGE_SIZE}`;
  const [counted] = await db().$queryRaw<{ total: number }[]>`select count(*)::integer as total from schedule_change c where ${where}`;
  const ids = found.map(({ id }) => id);
  const changes = await db().scheduleChange.findMany({ where: { id: { in: ids } }, include });
  const items = ids.flatMap((id) => changes.filter((change) => change.id === id)).map((change) => present(change, options.locale));
  return { items, ...placeOf(options.page, counted?.total ?? 0) };
}

function condition({ state, import: importId, flight }: ListOptions): Prisma.Sql {
  const parts = [Prisma.sql`true`];
  if (state === "escalated") parts.push(Prisma.sql`c.state = 'open' and c.escalated_at is not null`);
  else if (state) parts.push(Prisma.sql`c.state = ${state}::schedule_change_state`);
  if (importId) parts.push(validate(importId) ? Prisma.sql`c.import_id = ${importId}::uuid` : Prisma.sql`false`);
  if (flight) parts.push(Prisma.sql`${flight} = any(c.flights)`);
  return Prisma.join(parts, " and ");
}

function present(change: ChangeRow, locale: Locale): ScheduleChangeItem {
  const { id, kind, state, minutes, flights, bookingId, booking } = change;
  const isOpen = state === "open";
  return {
    ...{ id, kind, state, minutes, flights },
    escalated: change.escalatedAt !== null,
    created: change.createdAt.toISOString(),
    deadline: change.deadline?.toISOString() ?? null,
    settled: change.settledAt?.toISOString() ?? null,
    booking_id: bookingId,
    booking_number: booking.bookingNumber,
    status: shownStatus(booking.status),
    partner: booking.partner.name,
    mode: modeOf(booking.partner),
    passengers: booking._count.passengers,
    directions: directionsOf(change.directions).map(({ direction, old, new: flown }) => ({
      direction,
      old: routeOf(old, locale),
      new: flown && routeOf(flown, locale),
    })),
    reminded: change.remindedAt?.toISOString() ?? null,
    options: { accept: isOpen && change.canAccept, refund: isOpen && isLive(booking.status) },
  };
}

function routeOf(segments: OfferSegment[], locale: Locale) {
  return presentRoute({ segments }, locale);
}
