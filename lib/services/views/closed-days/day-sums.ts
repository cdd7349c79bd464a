import { z } from "zod";
import type { AgencyDaySum, DayTotal } from "@/lib/contracts/operator/money/closed-days";
import { addDays } from "@/lib/domain/dates";
import { CURRENCIES, sum, toMajor } from "@/lib/domain/money";
import { tashkentDayBegins } from "@/lib/domain/tashkent";
import type { Prisma } from "@/lib/generated/prisma/client";

/** A deposit on one day, minor units. */
const rowShape = z.object({
  accountId: z.string(),
  code: z.string(),
  name: z.string(),
  currency: z.enum(CURRENCIES),
  opening: z.bigint(),
  received: z.bigint(),
  paid: z.bigint(),
  closing: z.bigint(),
});
export type DaySum = z.infer<typeof rowShape>;

/** What reads the database. */
type Reader = Pick<Prisma.TransactionClient, "$queryRaw">;

/**
 * What was on the deposits of all live agencies when a day of Tashkent began and ended, and what moved, counted back from what is on them now. Deposits with nothing
 * on them and no movement are left out.
 */
export async function readDaySums(on: Reader, day: string): Promise<DaySum[]> {
  const [from, until] = [tashkentDayBegins(day), tashkentDayBegins(addDays(day, 1))];
  const found = await on.$queryRaw`
    select s."accountId", s.code, s.name, s.currency, (s.balance - s.later - s.received + s.paid)::bigint as opening, s.received, s.paid,
           (s.balance - s.later)::bigint as closing
      from (
        select a.id::text as "accountId", p.code, p.name, a.currency::text as currency, coalesce(a.balance_minor, 0) as balance,
               coalesce(m.received, 0)::bigint as received, coalesce(m.paid, 0)::bigint as paid, coalesce(l.moved, 0) as later
          from ledger_account a join partner p on p.id = a.partner_id
         cross join lateral (select sum(d.received_minor) as received, sum(d.paid_minor) as paid from deposit_sums_v1(a.id, ${from}, ${until}) d) m
         cross join lateral (select sum(d.received_minor - d.paid_minor) as moved from deposit_sums_v1(a.id, ${until}, 'infinity') d) l
         where a.kind = 'deposit' and p.test_of is null) s
     where s.received <> 0 or s.paid <> 0 or s.balance <> s.later
     order by s.name, s.code, s.currency`;
  return z.array(rowShape).parse(found);
}

/** What a closed day was closed with, by agency. */
export async function readClosedSums(on: Reader, day: string): Promise<DaySum[]> {
  const found = await on.$queryRaw`
    select a.id::text as "accountId", p.code, p.name, a.currency::text as currency, s.opening_minor as opening, s.received_minor as received,
           s.paid_minor as paid, s.closing_minor as closing
      from closed_day_sum s join ledger_account a on a.id = s.account_id join partner p on p.id = a.partner_id
     where s.day = ${day}::date order by p.name, p.code, a.currency`;
  return z.array(rowShape).parse(found);
}

const amountsOf = ({ currency, opening, received, paid, closing }: Omit<DaySum, "accountId" | "code" | "name">): DayTotal => ({
  currency,
  opening: toMajor(Number(opening)),
  received: toMajor(Number(received)),
  paid: toMajor(Number(paid)),
  closing: toMajor(Number(closing)),
});

export function presentSums(rows: readonly DaySum[]): AgencyDaySum[] {
  return rows.map(({ code, name, ...row }) => ({ partner: { code, name }, ...amountsOf(row) }));
}

/** By currency; currencies of which there is nothing are left out. */
export function presentTotals(rows: readonly Omit<DaySum, "accountId" | "code" | "name">[]): DayTotal[] {
  return CURRENCIES.flatMap((currency) => {
    const of = rows.filter((row) => row.currency === currency);
    if (of.length === 0) return [];
    const all = (part: "opening" | "received" | "paid" | "closing") => BigInt(sum(of.map((row) => Number(row[part]))));
    return [amountsOf({ currency, opening: all("opening"), received: all("received"), paid: all("paid"), closing: all("closing") })];
  });
}
