import { z } from "zod";
import type { ActList } from "@/lib/contracts/portal/reconciliation-acts";
import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import { CURRENCIES } from "@/lib/domain/money";

/** So many are listed, by month and currency. */
const MOST = 36;

/** The last day of a month. @param month `YYYY-MM` */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, "0")}-01`;
  return addDays(next, -1);
}

const rows = z.array(z.object({ month: z.string(), currency: z.enum(CURRENCIES), number: z.int().nullable() }));

/** Months of which an act may be had: from the agency's first day on, with all days closed; in each of its currencies, newest first. */
export async function listActs({ partnerId }: { partnerId: string }): Promise<ActList> {
  const found = await db().$queryRaw`
    select to_char(m.month, 'YYYY-MM') as month, t.currency::text as currency, r.number
      from partner p
     cross join lateral generate_series(date_trunc('month', day_in_tashkent(p.created_at)::timestamp),
                                        (select max(d.day) + 1 from closed_day d)::timestamp - interval '1 month', interval '1 month') m (month)
      join partner_terms t on t.partner_id = p.id
      left join reconciliation_act r on r.partner_id = p.id and r.month = m.month::date and r.currency = t.currency
     where p.id = ${partnerId}::uuid order by m.month desc, t.is_own desc, t.currency limit ${MOST}`;
  return {
    items: rows
      .parse(found)
      .map(({ month, currency, number }) => ({ month, currency, number: number === null ? null : actNumber(number, month) })),
  };
}

/** How an act is called: its number within the year. @param month `YYYY-MM` */
export function actNumber(number: number, month: string): string {
  return `${number}/${month.slice(0, 4)}`;
}
