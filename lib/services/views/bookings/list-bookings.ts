import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import type { BookingListPage } from "@/lib/contracts/portal/portal";
import { db } from "@/lib/db";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import type { Locale } from "@/lib/domain/localized";
import { Prisma } from "@/lib/generated/prisma/client";
import { inStatuses, ofPartner } from "@/lib/services/booking/record/booking-conditions";
import { matching } from "./matching";
import { ITEM_COLUMNS, presentItem } from "./present-item";

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

/**
 * A partner's bookings, newest first; `search` is a booking number, PNR, ticket number, a surname, or how a surname of one of the newest
 * bookings begins. For pages that were opened before the work list came: to be dropped in the release after.
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
  const bookings = await db().booking.findMany({ where: { id: { in: ids } }, include: ITEM_COLUMNS });
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
