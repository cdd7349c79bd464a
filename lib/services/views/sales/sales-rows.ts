import { z } from "zod";
import { db } from "@/lib/db";
import type { Currency } from "@/lib/domain/money";
import type { SalesCount, SalesGrouping } from "@/lib/domain/selling/sales";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Moments } from "../statement/moments-of";
import { readDeposit } from "../statement/read-deposit";

/** Whose sales, of which moments, and by what they are counted. */
export interface SalesQuestion extends Moments {
  partnerId: string;
  currency: Currency;
  by: SalesGrouping;
}

const rowShape = z
  .object({
    key: z.string(),
    bookings: z.int(),
    passengers: z.int(),
    ...{ soldMinor: z.bigint(), costMinor: z.bigint(), refundMinor: z.bigint(), customerRefundMinor: z.bigint() },
  })
  .transform(({ soldMinor, costMinor, refundMinor, customerRefundMinor, ...row }): SalesCount & { key: string } => ({
    ...row,
    ...{ soldMinor: Number(soldMinor), costMinor: Number(costMinor) },
    ...{ refundMinor: Number(refundMinor), customerRefundMinor: Number(customerRefundMinor) },
  }));

/**
 * Sales group by group: bookings that were paid, extras that were bought for them since then, and what came back; minor units. A booking counts
 * once: where it was paid itself. Of days that are summed the sums are read (deposit_day), of the others each movement.
 * @param question its moments begin days of Tashkent
 */
export async function readSalesRows({ partnerId, currency, by, from, until }: SalesQuestion): Promise<(SalesCount & { key: string })[]> {
  const deposit = await readDeposit(db(), { partnerId, currency, from, until });
  if (!deposit) return [];
  const { id, summedUntil } = deposit;
  const summed = by === "day" ? Prisma.sql`day::text` : Prisma.sql`key`;
  const found = await db().$queryRaw`
    with moved as (
      select ${summed} as key, kind, bookings, passengers, received_minor - paid_minor as amount_minor, customer_minor from deposit_day
       where account_id = ${id}::uuid and grouping = ${by}::sales_grouping and day >= day_in_tashkent(${from}) and day < day_in_tashkent(${summedUntil})
      union all
      select ${keyOf(by)}, m.kind, m.bookings, m.passengers, m.amount_minor, m.customer_minor
        from deposit_movements_v2(${id}::uuid, ${summedUntil}, ${until}) m)
    select key, sum(bookings)::integer as bookings, sum(passengers)::integer as passengers,
           coalesce(sum(customer_minor) filter (where kind = 'payment'), 0)::bigint as "soldMinor",
           coalesce(-sum(amount_minor) filter (where kind = 'payment'), 0)::bigint as "costMinor",
           coalesce(sum(amount_minor) filter (where kind = 'refund'), 0)::bigint as "refundMinor",
           coalesce(sum(customer_minor) filter (where kind = 'refund'), 0)::bigint as "customerRefundMinor"
      from moved where kind in ('payment', 'refund') group by key`;
  return z.array(rowShape).parse(found);
}

/** What a movement is counted under. */
function keyOf(by: SalesGrouping): Prisma.Sql {
  switch (by) {
    case "day":
      return Prisma.sql`m.day::text`;
    case "carrier":
      return Prisma.sql`m.carrier`;
    case "route":
      return Prisma.sql`m.route`;
    case "agent":
      return Prisma.sql`m.actor`;
  }
}
