import { z } from "zod";
import type { DayDifferences } from "@/lib/contracts/operator/money/closed-days";
import { addDays } from "@/lib/domain/dates";
import { tashkentDayBegins, tashkentText } from "@/lib/domain/tashkent";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type DaySum, readClosedSums } from "./day-sums";

type Reader = Pick<Prisma.TransactionClient, "$queryRaw" | "closedDay" | "proposal">;

/** The day to close next: that behind the last one, and at the first time the one that ended last. Null until it is over. */
export async function nextDay(on: Reader, now: Date): Promise<string | null> {
  const today = tashkentText(now).slice(0, 10);
  const last = await on.closedDay.findFirst({ orderBy: { day: "desc" }, select: { day: true } });
  const next = last === null ? addDays(today, -1) : addDays(last.day.toISOString().slice(0, 10), 1);
  return next < today ? next : null;
}

const counted = z.tuple([z.object({ count: z.int() })]);

/** What is not settled when a day is to be closed with these sums. */
export async function readDifferences(
  on: Reader,
  { day, sums, now }: { day: string; sums: readonly DaySum[]; now: Date },
): Promise<DayDifferences> {
  const lines = await on.$queryRaw`
    select count(*)::integer as count from bank_line l left join proposal p on p.id = l.proposal_id
     where l.booked_on <= ${day}::date and not l.is_aside and (p.id is null or p.state <> 'done')`;
  const waiting_proposals = await on.proposal.count({
    where: {
      kind: { in: ["deposit", "reversal"] },
      state: "open",
      expiresAt: { gt: now },
      proposedAt: { lt: tashkentDayBegins(addDays(day, 1)) },
    },
  });
  const [{ count }] = counted.parse(lines);
  return { unmatched_lines: count, waiting_proposals, unequal: await countUnequal(on, { day, sums }) };
}

/** Deposits whose day does not begin with what the day before was closed with. */
async function countUnequal(on: Reader, { day, sums }: { day: string; sums: readonly DaySum[] }): Promise<number> {
  const before = addDays(day, -1);
  if ((await on.closedDay.count({ where: { day: new Date(before) } })) === 0) return 0;
  const closed = new Map((await readClosedSums(on, before)).map(({ accountId, closing }) => [accountId, closing]));
  const opened = new Map(sums.map(({ accountId, opening }) => [accountId, opening]));
  return [...new Set([...closed.keys(), ...opened.keys()])].filter((id) => (closed.get(id) ?? 0n) !== (opened.get(id) ?? 0n)).length;
}
