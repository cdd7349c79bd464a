import { z } from "zod";
import type { ClosedDayPage, ClosedDaySums } from "@/lib/contracts/operator/money/closed-days";
import { db } from "@/lib/db";
import { isDate } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { CURRENCIES } from "@/lib/domain/money";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { presentSums, presentTotals, readClosedSums, readDaySums } from "./day-sums";
import { nextDay, readDifferences } from "./next-day";

/** So many are listed: some three months. */
const MOST_DAYS = 92;

/** The day to close next with what it would be closed with, and the days that are closed. */
export async function listClosedDays({ now }: { now: Date }): Promise<ClosedDayPage> {
  const [day, items] = await Promise.all([nextDay(db(), now), readItems()]);
  if (day === null) return { next: null, items };
  const sums = await readDaySums(db(), day);
  const differences = await readDifferences(db(), { day, sums, now });
  return { next: { day, differences, sums: presentSums(sums), totals: presentTotals(sums) }, items };
}

/** What a closed day was closed with, by agency. @throws AppError path_not_found */
export async function readClosedDay({ day }: { day: string }): Promise<ClosedDaySums> {
  const isClosed = isDate(day) && (await db().closedDay.count({ where: { day: new Date(day) } })) > 0;
  if (!isClosed) throw new AppError("path_not_found");
  return { day, sums: presentSums(await readClosedSums(db(), day)) };
}

const totalRows = z.array(
  z.object({
    day: z.string(),
    currency: z.enum(CURRENCIES),
    opening: z.bigint(),
    received: z.bigint(),
    paid: z.bigint(),
    closing: z.bigint(),
  }),
);

async function readItems(): Promise<ClosedDayPage["items"]> {
  const days = await db().closedDay.findMany({ orderBy: { day: "desc" }, take: MOST_DAYS });
  const [names, found] = await Promise.all([
    namesOfActors(days.map(({ closedBy }) => closedBy)),
    db().$queryRaw`
      select to_char(s.day, 'YYYY-MM-DD') as day, a.currency::text as currency, sum(s.opening_minor)::bigint as opening, sum(s.received_minor)::bigint as received,
             sum(s.paid_minor)::bigint as paid, sum(s.closing_minor)::bigint as closing
        from closed_day_sum s join ledger_account a on a.id = s.account_id
       where s.day = any(${days.map(({ day }) => day)}::date[]) group by 1, 2`,
  ]);
  const totals = totalRows.parse(found);
  return days.map(({ day, closedBy, closedAt, remark, unmatchedLines, waitingProposals }) => {
    const text = day.toISOString().slice(0, 10);
    return {
      ...{ day: text, by: names.get(closedBy) ?? null, at: closedAt.toISOString(), remark },
      ...{ unmatched_lines: unmatchedLines, waiting_proposals: waitingProposals },
      totals: presentTotals(totals.filter((row) => row.day === text)),
    };
  });
}
