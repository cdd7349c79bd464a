import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import type { BookingListItem, BookingListPage } from "@/lib/contracts/portal";
import { db } from "@/lib/db";
import { BOOKING_STATUSES, type BookingStatus, shownStatus } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import type { JourneyDirection } from "@/lib/domain/offer";
import { Prisma } from "@/lib/generated/prisma/client";
import { presentRoute } from "../search/present-directions";
import { type BookingRecord, bookingInclude } from "./booking-record";

interface ListOptions {
  partnerId: string;
  locale: Locale;
  search?: string | undefined;
  status?: BookingStatus | undefined;
  /** Only those that the airline has changed: those that wait for an answer, or all of them. */
  changed?: "open" | "any" | undefined;
  /** From 1. */
  page: number;
}

/** A partner's bookings, newest first; `search` is a booking number, PNR, ticket number, or how a surname begins. */
export async function listBookings(options: ListOptions): Promise<BookingListPage> {
  const { locale, page } = options;
  const where = condition(options);
  const [found, counted] = await Promise.all([
    db().$queryRaw<{ id: string }[]>`
      select b.id::text as id from booking b where ${where}
       order by b.created_at desc, b.id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
    db().$queryRaw<{ total: number }[]>`select count(*)::integer as total from booking b where ${where}`,
  ]);
  const ids = found.map(({ id }) => id);
  const bookings = await db().booking.findMany({ where: { id: { in: ids } }, include: bookingInclude });
  const items = ids.flatMap((id) => bookings.filter((booking) => booking.id === id)).map((booking) => presentItem(booking, locale));
  return { items, ...placeOf(page, counted[0]?.total ?? 0) };
}

function condition({ partnerId, search, status, changed }: ListOptions): Prisma.Sql {
  const parts = [Prisma.sql`b.partner_id = ${partnerId}::uuid`];
  if (status)
    parts.push(
      Prisma.sql`b.status in (${Prisma.join(BOOKING_STATUSES.filter((each) => shownStatus(each) === status || each === status))})`,
    );
  if (changed === "open") parts.push(Prisma.sql`b.open_change_id is not null`);
  if (changed === "any") parts.push(Prisma.sql`exists (select from schedule_change c where c.booking_id = b.id)`);
  if (search) parts.push(matching(search));
  return Prisma.join(parts, " and ");
}

/** Each kind of search goes by an index of its own. */
function matching(search: string): Prisma.Sql {
  const visible = search.replace(/\p{C}/gu, "");
  const code = visible.toUpperCase();
  const ticketNumber = visible.replace(/[\s-]/g, "");
  // `%` and `_` of the search mean themselves.
  const surname = `${code.replace(/[\\%_]/g, "\\$&")}%`;
  return Prisma.sql`b.id in (
    select id from booking where booking_number = ${code}
    union all select booking_id from ticket where pnr = ${code} or ticket_number = ${ticketNumber}
    union all select booking_id from booking_passenger where upper(last_name) like ${surname})`;
}

function presentItem(booking: BookingRecord, locale: Locale): BookingListItem {
  const { directions, flightType } = parseSnapshot(booking.snapshot);
  const pnrs = booking.passengers.flatMap(({ tickets }) => tickets.map(({ pnr }) => pnr));
  return {
    id: booking.id,
    booking_number: booking.bookingNumber,
    status: shownStatus(booking.status),
    created: booking.createdAt.toISOString(),
    expire: booking.expiresAt.toISOString(),
    flight_type: flightType,
    directions: directions.map((direction) => presentDirection(direction, locale)),
    passengers: booking.passengers.map(({ firstName, lastName, age }) => ({
      first_name: firstName,
      last_name: lastName,
      age: age,
    })),
    pnrs: [...new Set(pnrs)],
    schedule_change: (booking.scheduleChanges.find(({ state }) => state === "open") ?? booking.scheduleChanges.at(-1))?.state ?? null,
    price: { amount: toMajor(Number(booking.totalMinor)), currency: booking.currency },
  };
}

function presentDirection(direction: JourneyDirection, locale: Locale): BookingListItem["directions"][number] {
  const airlines = [...new Set(direction.segments.map(({ carrier }) => carrier))];
  return { ...presentRoute(direction, locale), airlines, stops: direction.segments.length - 1 };
}
