import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import type { BookingListItem, BookingListPage } from "@/lib/contracts/portal";
import { db } from "@/lib/db";
import { type BookingStatus, shownStatus } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import type { JourneyDirection } from "@/lib/domain/offer";
import { Prisma } from "@/lib/generated/prisma/client";
import { surnamesMatching } from "../personal-data/find-surnames";
import { NAME_COLUMNS, openName } from "../personal-data/person";
import { presentRoute } from "../search/present-directions";
import { isOwnPrice, sellingTotal } from "../selling/selling-of";
import { inStatuses, ofPartner, withClearSurname, withPnr, withSurnameKeys, withTicket } from "./lists/booking-conditions";

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

// What is not read cannot leak: no contacts, documents or birth dates.
const LISTED = {
  passengers: {
    orderBy: { position: "asc" },
    select: {
      ...NAME_COLUMNS,
      age: true,
      priceMinor: true,
      sellingMinor: true,
      tickets: { orderBy: { ticketGroup: "asc" }, select: { pnr: true } },
    },
  },
  scheduleChanges: { orderBy: [{ createdAt: "asc" }, { id: "asc" }], select: { state: true } },
} as const satisfies Prisma.BookingInclude;

type ListedBooking = Prisma.BookingGetPayload<{ include: typeof LISTED }>;

/**
 * A partner's bookings, newest first; `search` is a booking number, PNR, ticket number, a surname, or how a surname of one of the newest
 * bookings begins.
 */
export async function listBookings(options: ListOptions): Promise<BookingListPage> {
  const { locale, page } = options;
  const where = await condition(options);
  const [found, counted] = await Promise.all([
    db().$queryRaw<{ id: string }[]>`
      select b.id::text as id from booking b where ${where}
       order by b.created_at desc, b.id desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
    db().$queryRaw<{ total: number }[]>`select count(*)::integer as total from booking b where ${where}`,
  ]);
  const ids = found.map(({ id }) => id);
  const bookings = await db().booking.findMany({ where: { id: { in: ids } }, include: LISTED });
  const inOrder = ids.flatMap((id) => bookings.filter((booking) => booking.id === id));
  const items = await Promise.all(inOrder.map((booking) => presentItem(booking, locale)));
  return { items, ...placeOf(page, counted[0]?.total ?? 0) };
}

async function condition({ partnerId, search, status, changed }: ListOptions): Promise<Prisma.Sql> {
  const parts = [ofPartner(partnerId)];
  if (status) parts.push(inStatuses([status]));
  if (changed === "open") parts.push(Prisma.sql`b.open_change_id is not null`);
  if (changed === "any") parts.push(Prisma.sql`exists (select from schedule_change c where c.booking_id = b.id)`);
  if (search) parts.push(await matching(partnerId, search));
  return Prisma.join(parts, " and ");
}

/** Each kind of search goes by an index of its own. */
async function matching(partnerId: string, search: string): Promise<Prisma.Sql> {
  const visible = search.replace(/\p{C}/gu, "");
  if (visible === "") return Prisma.sql`true`;
  const code = visible.toUpperCase();
  const { keys, beginning, clear } = await surnamesMatching(partnerId, visible);
  return Prisma.sql`b.id in (
    select id from booking where booking_number = ${code}
    union all ${withPnr(code)}
    union all ${withTicket(visible)}
    union all ${withSurnameKeys(keys)}
    union all select unnest(${beginning}::uuid[])
    union all ${withClearSurname(clear)})`;
}

async function presentItem(booking: ListedBooking, locale: Locale): Promise<BookingListItem> {
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
    passengers: await Promise.all(booking.passengers.map(presentPassenger)),
    personal_data_erased: booking.erasedAt !== null,
    pnrs: [...new Set(pnrs)],
    schedule_change: (booking.scheduleChanges.find(({ state }) => state === "open") ?? booking.scheduleChanges.at(-1))?.state ?? null,
    price: { amount: toMajor(Number(booking.totalMinor)), currency: booking.currency },
    selling: toMajor(isOwnPrice(booking.passengers) ? sellingTotal(booking.passengers) : Number(booking.totalMinor)),
  };
}

async function presentPassenger(passenger: ListedBooking["passengers"][number]): Promise<BookingListItem["passengers"][number]> {
  const { firstName, lastName } = await openName(passenger);
  return { first_name: firstName, last_name: lastName, age: passenger.age };
}

function presentDirection(direction: JourneyDirection, locale: Locale): BookingListItem["directions"][number] {
  const airlines = [...new Set(direction.segments.map(({ carrier }) => carrier))];
  return { ...presentRoute(direction, locale), airlines, stops: direction.segments.length - 1 };
}
