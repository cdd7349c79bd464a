import { z } from "zod";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { groupBy } from "@/lib/util/grouping";
import { findRefunds, hasGivenBack, momentOf, type RefundRow } from "../../refunds/refund-rows";
import { customerPart } from "../../selling/customer-refunds";

const paidBackShape = z.object({ id: z.string(), bookingId: z.string() });
const MOST_REFUNDS = 100_000;

/**
 * What customers get back of movements that gave money back to the deposit, by the movements' ids; minor units. A booking's last such movement is
 * that of its last refund, and so on: both are written together. The first ones may be without, as releases before 2026-11-23 left them: they are not in it.
 */
export async function returnedToCustomers(bookingIds: readonly string[]): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map();
  const ids = [...new Set(bookingIds)];
  const [movements, refunds, passengers] = await Promise.all([
    db().$queryRaw`
      select t.id::text as id, t.booking_id::text as "bookingId"
        from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id and a.kind = 'deposit'
       where t.booking_id = any(${ids}::uuid[]) and t.kind = 'refund' and e.amount_minor > 0 order by t.created_at desc, e.id desc`,
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
  const parts = [...groupBy(z.array(paidBackShape).parse(movements), ({ bookingId }) => bookingId)].flatMap(([bookingId, paidBack]) =>
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
