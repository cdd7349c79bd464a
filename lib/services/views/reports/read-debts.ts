import { z } from "zod";
import type { DebtFigures, DebtRow, DebtsRequest, HouseDebts } from "@/lib/contracts/operator/reports/money";
import { type Currency, sum, toMajor } from "@/lib/domain/money";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Reader } from "../statement/read-deposit";
import { atOneMoment, isReported, reportedCurrencies } from "./report-question";

const minor = z.bigint().transform(Number);
const rows = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    ...{ debt: minor, credit: minor, days_30: minor, days_60: minor, days_90: minor, older: minor },
  }),
);
type Row = z.infer<typeof rows>[number];
type DebtMinor = Pick<Row, keyof DebtFigures>;

/** What agencies owe at this moment, by how long ago they have spent it, largest first. @param now by whose day the ages are counted */
export async function readDebts({ asked: { currency }, now }: { asked: DebtsRequest; now: Date }): Promise<HouseDebts> {
  const [currencies, found] = await Promise.all([reportedCurrencies(), atOneMoment((on) => readRows(on, currency, now))]);
  const all = (name: keyof DebtFigures) => sum(found.map((row) => row[name]));
  const totals = { debt: all("debt"), days_30: all("days_30"), days_60: all("days_60"), days_90: all("days_90"), older: all("older") };
  return { currency, currencies, items: found.map(present), totals: figuresOf(totals) };
}

/**
 * Money that comes in pays for what was spent first, so a debt is what was spent last: days are taken from the newest one back, each with as much as it
 * has spent, until they make up the debt. Days that are summed are read as sums (deposit_day).
 */
async function readRows(on: Reader, currency: Currency, now: Date): Promise<Row[]> {
  const found = await on.$queryRaw`
    with owing as (
      select a.id, p.code, p.name, -a.balance_minor as debt, coalesce(t.credit_limit_minor, 0) as credit, coalesce(a.summed_until, '-infinity') as summed_until
        from ledger_account a
        join partner p on p.id = a.partner_id
        left join partner_terms t on t.partner_id = p.id and t.currency = a.currency
       where a.kind = 'deposit' and a.currency = ${currency}::currency and a.balance_minor < 0 and ${isReported()}),
    spent as (
      select o.id, d.day, d.paid_minor as minor
        from owing o join deposit_day d on d.account_id = o.id and d.grouping = 'day' and d.day < o.summed_until
      union all
      select o.id, day_in_tashkent(e.created_at), greatest(-e.amount_minor, 0)
        from owing o join ledger_entry e on e.account_id = o.id and e.created_at >= begin_of_day_in_tashkent(o.summed_until)),
    by_day as (
      select id, day, sum(minor) as minor from spent group by id, day),
    newest as (
      select id, day, minor, sum(minor) over (partition by id order by day desc) - minor as newer from by_day),
    open as (
      select o.id, day_in_tashkent(${now}) - n.day as age, greatest(0, least(n.minor, o.debt - n.newer)) as minor
        from owing o join newest n on n.id = o.id)
    select o.code, o.name, o.debt::bigint as debt, o.credit::bigint as credit, ${ofAge(0, 30)} as days_30, ${ofAge(31, 60)} as days_60,
           ${ofAge(61, 90)} as days_90, (o.debt - ${ofAge(0, 90)})::bigint as older
      from owing o left join open on open.id = o.id
     group by o.id, o.code, o.name, o.debt, o.credit
     order by o.debt desc, o.code`;
  return rows.parse(found);
}

/** @param from days ago, both included */
function ofAge(from: number, to: number): Prisma.Sql {
  return Prisma.sql`coalesce(sum(open.minor) filter (where open.age between ${from}::integer and ${to}::integer), 0)::bigint`;
}

function present({ code, name, credit, ...debt }: Row): DebtRow {
  return { agency: { code, name }, credit: toMajor(credit), ...figuresOf(debt) };
}

function figuresOf({ debt, days_30, days_60, days_90, older }: DebtMinor): DebtFigures {
  return {
    ...{ debt: toMajor(debt), days_30: toMajor(days_30), days_60: toMajor(days_60) },
    ...{ days_90: toMajor(days_90), older: toMajor(older) },
  };
}
