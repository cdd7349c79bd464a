import { z } from "zod";
import type { SaleGrouping } from "@/lib/domain/reports/groups";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Reader } from "../statement/read-deposit";
import { isReported, type ReportQuestion } from "./report-question";

const minor = z.bigint().transform(Number);
const rowShape = z.object({
  ...{ key: z.string(), bookings: z.int(), passengers: z.int(), refunds: z.int() },
  ...{ soldMinor: minor, returnedMinor: minor, feeMinor: minor, feeBackMinor: minor },
});
/** What was sold and what came back, and what of both were fees of the house; minor units. */
export type HouseSalesRow = z.infer<typeof rowShape>;

/**
 * What agencies have bought and what came back to their deposits, group by group: of days that are summed the sums (deposit_day), else each movement. Days that
 * were summed without fees are read movement by movement. The `offset 0` has movements looked up account by account: taken into the statement, they are
 * planned as if all that ever moved were to be read.
 */
export async function readHouseSalesRows(
  on: Reader,
  { from, until, currency, agency }: ReportQuestion,
  by: SaleGrouping,
): Promise<HouseSalesRow[]> {
  const { grouping, summed, moved } = KEYS[by];
  const found = await on.$queryRaw`
    with deposit as (
      select a.id, p.code, least(${until}, greatest(${from}, begin_of_day_in_tashkent(least(
               coalesce(a.summed_until, '-infinity'), (select min(d.day) from deposit_day d where d.account_id = a.id and d.fee_minor is null))))) as summed_until
        from ledger_account a join partner p on p.id = a.partner_id
       where a.kind = 'deposit' and a.currency = ${currency}::currency and ${isReported(agency)}),
    moved as (
      select ${summed} as key, d.kind, d.movements, d.bookings, d.passengers::bigint as passengers, d.received_minor - d.paid_minor as amount_minor,
             d.fee_minor
        from deposit a
        join deposit_day d on d.account_id = a.id and d.grouping = ${grouping}::sales_grouping
                          and d.day >= day_in_tashkent(${from}) and d.day < day_in_tashkent(a.summed_until)
      union all
      select ${moved}, m.kind, 1, m.bookings, m.passengers, m.amount_minor, m.fee_minor
        from deposit a cross join lateral (select * from deposit_movements_v2(a.id, a.summed_until, ${until}) offset 0) m)
    select key, sum(bookings)::integer as bookings, sum(passengers)::integer as passengers,
           coalesce(sum(movements) filter (where kind = 'refund'), 0)::integer as refunds,
           coalesce(-sum(amount_minor) filter (where kind = 'payment'), 0)::bigint as "soldMinor",
           coalesce(sum(amount_minor) filter (where kind = 'refund'), 0)::bigint as "returnedMinor",
           coalesce(sum(fee_minor) filter (where kind = 'payment'), 0)::bigint as "feeMinor",
           coalesce(-sum(fee_minor) filter (where kind = 'refund'), 0)::bigint as "feeBackMinor"
      from moved where kind in ('payment', 'refund') group by key`;
  return z.array(rowShape).parse(found);
}

/** How the sums of days are grouped, and what a sum and a movement are counted under. */
const KEYS: Readonly<Record<SaleGrouping, { grouping: string; summed: Prisma.Sql; moved: Prisma.Sql }>> = {
  agency: { grouping: "day", summed: Prisma.sql`a.code`, moved: Prisma.sql`a.code` },
  day: { grouping: "day", summed: Prisma.sql`d.day::text`, moved: Prisma.sql`m.day::text` },
  carrier: { grouping: "carrier", summed: Prisma.sql`d.key`, moved: Prisma.sql`m.carrier` },
  route: { grouping: "route", summed: Prisma.sql`d.key`, moved: Prisma.sql`m.route` },
  agent: { grouping: "agent", summed: Prisma.sql`d.key`, moved: Prisma.sql`m.actor` },
};
