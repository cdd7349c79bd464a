import { z } from "zod";
import { USUAL_ITEMS } from "@/lib/contracts/cursor-paging";
import type { BookingPage, BookingsRequest } from "@/lib/contracts/interface/booking-list";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import {
  inStatuses,
  keptStatuses,
  ofPartner,
  withNumber,
  withPnr,
  withReference,
  withSurnameKeys,
  withTicket,
} from "@/lib/services/booking/record/booking-conditions";
import { cursorRefused, type Place, pageOfRows } from "@/lib/services/ground/paging/cursor";
import { surnameKeys } from "@/lib/services/ground/personal-data/blind-index";
import { departing, known, startOf } from "./departing";
import { LISTED_COLUMNS, presentListed } from "./present-listed";

interface Find {
  partnerId: string;
  query: BookingsRequest;
}

const foundRow = z.object({ id: z.string(), at: z.date() });

/**
 * A page of a partner's bookings, newest first, or by their last change where `updated_since` is given. A page goes on after the last row of
 * the one before, so it costs the same however far it is.
 * @throws AppError validation for a cursor of another list
 */
export async function findBookings({ partnerId, query }: Find): Promise<BookingPage> {
  const order: ListOrder = query.updated_since === undefined ? "created" : "updated";
  const place = query.cursor === undefined ? null : readCursor(order, query.cursor);
  const statement = await statementOf({ partnerId, query }, order, place);
  const rows = z.array(foundRow).parse(await db().$queryRaw(statement));
  const { limit = USUAL_ITEMS } = query;
  const page = pageOfRows(rows, limit, (row) => writeCursor(order, row));
  const ids = page.rows.map(({ id }) => id);
  const bookings = new Map(
    (await db().booking.findMany({ where: { id: { in: ids } }, select: LISTED_COLUMNS })).map((booking) => [booking.id, booking]),
  );
  return {
    items: ids.flatMap((id) => bookings.get(id) ?? []).map(presentListed),
    next_cursor: page.next_cursor,
  };
}

/** One row more than the page has tells whether there is another one. */
async function statementOf(find: Find, order: ListOrder, place: Place | null): Promise<Prisma.Sql> {
  const { partnerId, query } = find;
  const where = Prisma.join([ofPartner(partnerId), ...(await conditions(find))], " and ");
  const most = (query.limit ?? USUAL_ITEMS) + 1;
  if (order === "updated") {
    const after = place
      ? Prisma.sql`and b.updated_at >= ${place.at} and (b.updated_at, b.id) > (${place.at}, ${place.id}::uuid)`
      : Prisma.empty;
    const status = query.status ? Prisma.sql`and ${inStatuses(query.status)}` : Prisma.empty;
    return Prisma.sql`select b.id::text as id, b.updated_at as at from booking b where ${where} ${status} ${after} order by b.updated_at, b.id limit ${most}`;
  }
  const after = place
    ? Prisma.sql`and b.created_at <= ${place.at} and (b.created_at, b.id) < (${place.at}, ${place.id}::uuid)`
    : Prisma.empty;
  const newest = (status: Prisma.Sql) =>
    Prisma.sql`select b.id, b.created_at as at from booking b where ${where} ${status} ${after} order by b.created_at desc, b.id desc limit ${most}`;
  if (!query.status) return Prisma.sql`select id::text as id, at from (${newest(Prisma.empty)}) page`;
  // Each status by its own stretch of the index: a rare one is not looked for among all others.
  const parts = keptStatuses(query.status).map((status) => Prisma.sql`(${newest(Prisma.sql`and b.status = ${status}::booking_status`)})`);
  return Prisma.sql`select id::text as id, at from (${Prisma.join(parts, " union all ")}) page order by at desc, id desc limit ${most}`;
}

async function conditions({ partnerId, query }: Find): Promise<Prisma.Sql[]> {
  const { created_from, created_to, updated_since, booking_number, pnr, ticket_number, last_name, reference } = query;
  return [
    ...(created_from ? [Prisma.sql`b.created_at >= ${startOf(created_from)}`] : []),
    ...(created_to ? [Prisma.sql`b.created_at < ${startOf(created_to, 1)}`] : []),
    ...departing(query),
    ...(updated_since ? [Prisma.sql`b.updated_at >= ${known(new Date(updated_since))}`] : []),
    ...(booking_number ? [withNumber(booking_number)] : []),
    ...(pnr ? [Prisma.sql`b.id in (${withPnr(pnr)})`] : []),
    ...(ticket_number ? [Prisma.sql`b.id in (${withTicket(ticket_number)})`] : []),
    ...(last_name ? [await named(partnerId, last_name)] : []),
    ...(reference ? [withReference(partnerId, reference)] : []),
  ];
}

/** A whole surname, in any spelling. */
async function named(partnerId: string, typed: string): Promise<Prisma.Sql> {
  return Prisma.sql`b.id in (${withSurnameKeys(await surnameKeys(partnerId, typed))})`;
}

/** The moment by which a list is sorted. */
type ListOrder = "created" | "updated";

const CURSOR = /^(created|updated) ([1-8]\d{3}-\d{2}-\d{2}T[\d:.]{12}Z) ([0-9a-f-]{36})$/;

function writeCursor(order: ListOrder, { at, id }: Place): string {
  return Buffer.from(`${order} ${at.toISOString()} ${id}`).toString("base64url");
}

/** @throws AppError validation (`cursor`) for what no list of this order has given */
function readCursor(order: ListOrder, cursor: string): Place {
  const [, written, moment = "", id = ""] = CURSOR.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const at = new Date(moment);
  if (written !== order || Number.isNaN(at.getTime())) throw cursorRefused();
  return { at, id };
}
