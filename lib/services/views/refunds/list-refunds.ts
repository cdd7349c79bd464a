import { USUAL_ITEMS } from "@/lib/contracts/cursor-paging";
import type { RefundPage, RefundRecordShown, RefundsQuery } from "@/lib/contracts/interface/refunds";
import { Prisma } from "@/lib/generated/prisma/client";
import { presentRefund } from "@/lib/services/aftersale/refunds/present-refund";
import { findRefunds } from "@/lib/services/aftersale/refunds/refund-rows";
import { withNumber } from "@/lib/services/booking/record/booking-conditions";
import { type BookingAddress, findBookingRow } from "@/lib/services/booking/record/booking-record";
import { cursorOf, pageOfRows, placeIn, UUID_FORM } from "@/lib/services/ground/paging/cursor";

/** More than one booking has: each but the last was rejected. */
const MOST_OF_BOOKING = 200;

/**
 * A partner's refunds, newest first.
 * @throws AppError validation (`cursor`)
 */
export async function listRefunds({ partnerId, query }: { partnerId: string; query: RefundsQuery }): Promise<RefundPage> {
  const { booking_number, cursor, limit = USUAL_ITEMS } = query;
  const place = cursor === undefined ? null : placeIn(cursor, UUID_FORM);
  const after = place ? Prisma.sql`and (r.created_at, r.id) < (${place.at}, ${place.id}::uuid)` : Prisma.empty;
  const ofNumber = booking_number ? Prisma.sql`and ${withNumber(booking_number)}` : Prisma.empty;
  const rows = await findRefunds(Prisma.sql`r.partner_id = ${partnerId}::uuid ${ofNumber} ${after}`, limit + 1);
  const page = pageOfRows(rows, limit, ({ createdAt, id }) => cursorOf({ at: createdAt, id }));
  return { items: await Promise.all(page.rows.map(presentRefund)), next_cursor: page.next_cursor };
}

/** All refunds of a booking, newest first. @throws AppError booking_not_found, for another partner's booking too */
export async function listBookingRefunds(address: BookingAddress): Promise<RefundRecordShown[]> {
  const { id } = await findBookingRow(address);
  const rows = await findRefunds(Prisma.sql`r.booking_id = ${id}::uuid`, MOST_OF_BOOKING);
  return Promise.all(rows.map(presentRefund));
}
