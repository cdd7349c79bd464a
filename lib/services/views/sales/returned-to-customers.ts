import { z } from "zod";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { findRefunds, hasGivenBack, momentOf, type RefundRow } from "@/lib/services/aftersale/refunds/refund-rows";
import { groupBy } from "@/lib/util/grouping";
import { customerPart } from "../refunds/customer-refunds";

const movementShape = z.object({ id: z.string(), bookingId: z.string(), amount: z.bigint() });
type Movement = z.infer<typeof movementShape>;
const MOST_REFUNDS = 100_000;

/**
 * What customers get back of movements that gave money back to the deposit, by the movements' ids; minor units. A booking's last such movement is
 * that of its last refund, and so on: both are written together.
 */
export async function returnedToCustomers(bookingIds: readonly string[]): Promise<Map<string, number>> {
  return customerPartsOf(await readMovements(bookingIds));
}

/** Movements that gave money of these bookings back to the deposit, newest first; the amounts in minor units. */
export async function readMovements(bookingIds: readonly string[]): Promise<Movement[]> {
  if (bookingIds.length === 0) return [];
  const found = await db().$queryRaw`
    select t.id::text as id, t.booking_id::text as "bookingId", e.amount_minor as amount
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id and a.kind = 'deposit'
     where t.booking_id = any(${[...new Set(bookingIds)]}::uuid[]) and t.kind = 'refund' and e.amount_minor > 0 order by t.created_at desc, e.id desc`;
  return z.array(movementShape).parse(found);
}

/** The same of movements that were read. @param movements all of their bookings, newest first */
export async function customerPartsOf(movements: readonly Movement[]): Promise<Map<string, number>> {
  if (movements.length === 0) return new Map();
  const ids = [...new Set(movements.map(({ bookingId }) => bookingId))];
  const [refunds, passengers] = await Promise.all([
    findRefunds(Prisma.sql`r.booking_id = any(${ids}::uuid[])`, MOST_REFUNDS),
    db().bookingPassenger.findMany({
      where: { bookingId: { in: ids } },
      select: {
        id: true,
        bookingId: true,
        priceMinor: true,
        sellingMinor: true,
        sellingKeptMinor: true,
        booking: { select: { currency: true } },
      },
    }),
  ]);
  const completed = groupBy(refunds.filter(hasGivenBack).toSorted(newestFirst), ({ bookingId }) => bookingId);
  const sold = groupBy(passengers, ({ bookingId }) => bookingId);
  const parts = [...groupBy(movements, ({ bookingId }) => bookingId)].flatMap(([bookingId, paidBack]) =>
    (completed.get(bookingId) ?? []).flatMap((refund, index) => {
      const movement = paidBack[index];
      const passengers = sold.get(bookingId) ?? [];
      const currency = passengers[0]?.booking.currency;
      return movement && currency ? [[movement.id, customerPart(refund, { currency, passengers })] as const] : [];
    }),
  );
  return new Map(parts);
}

function newestFirst(one: RefundRow, other: RefundRow): number {
  return momentOf(other).getTime() - momentOf(one).getTime();
}
