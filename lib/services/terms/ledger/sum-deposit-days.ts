import { z } from "zod";
import { db } from "@/lib/db";
import { isSliceOver } from "@/lib/util/waiting/time-slice";

/** Movements that are summed at once: whoever pays from the deposit meanwhile waits for them, a tenth of a second. */
const MOST = 500;

const accounts = z.array(z.object({ id: z.string() }));
const answer = z.tuple([z.object({ isMore: z.boolean() })]);

/**
 * Sums what has moved on deposits by day (deposit_day), of days of Tashkent that are over and not summed yet, or were summed without fees. Goes on where it was left: what it has not
 * come to is read movement by movement.
 */
export async function sumDepositDays(): Promise<void> {
  const behind = await db().$queryRaw`
    select a.id::text as id from ledger_account a
     where a.kind = 'deposit' and (
       exists (
         select from ledger_entry e
          where e.account_id = a.id and e.created_at >= begin_of_day_in_tashkent(coalesce(a.summed_until, '-infinity'))
            and e.created_at < begin_of_day_in_tashkent(day_in_tashkent(now())))
       or exists (select from deposit_day d where d.account_id = a.id and d.fee_minor is null))
     order by a.id`;
  for (const { id } of accounts.parse(behind)) {
    let isMore = true;
    while (isMore && !isSliceOver())
      [{ isMore }] = answer.parse(await db().$queryRaw`select sum_deposit_days_v2(${id}::uuid, ${MOST}::integer) as "isMore"`);
  }
}
