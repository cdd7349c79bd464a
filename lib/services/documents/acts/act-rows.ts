import { z } from "zod";
import { db } from "@/lib/db";
import { TRANSACTION_KINDS } from "@/lib/domain/ledger";
import type { Currency } from "@/lib/domain/money";
import type { Moments } from "@/lib/services/views/statement/moments-of";

/** More movements than these are given by day: a paper of hundreds of pages is read by nobody. */
const MOST_ROWS = 2_000;

const rowShape = z.object({
  /** `YYYY-MM-DD` of Tashkent. */
  day: z.string(),
  kind: z.enum(TRANSACTION_KINDS),
  amount: z.bigint(),
  /** Number of the booking or of the paper; empty of a day's sum and where there is none. */
  reference: z.string(),
});
/** What moved on the deposit, minor units: above zero where the agency paid in or got back. */
export type ActRow = z.infer<typeof rowShape>;

interface Asked extends Moments {
  partnerId: string;
  currency: Currency;
}

/** What moved in a period, oldest first: movement by movement, or by day and kind where they are many. */
export async function readActRows({ partnerId, currency, from, until }: Asked): Promise<ActRow[]> {
  const account = await db().ledgerAccount.findFirst({ where: { partnerId, kind: "deposit", currency }, select: { id: true } });
  if (!account) return [];
  const found = await db().$queryRaw`
    select to_char(day_in_tashkent(e.created_at), 'YYYY-MM-DD') as day, e.kind::text as kind, e.amount_minor as amount,
           coalesce(b.booking_number, p.document_number, '') as reference
      from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      left join booking b on b.id = t.booking_id
      left join proposal p on p.id = t.id
     where e.account_id = ${account.id}::uuid and e.created_at >= ${from} and e.created_at < ${until}
     order by e.created_at, e.id limit ${MOST_ROWS + 1}`;
  const rows = z.array(rowShape).parse(found);
  if (rows.length <= MOST_ROWS) return rows;
  const summed = await db().$queryRaw`
    select to_char(day_in_tashkent(e.created_at), 'YYYY-MM-DD') as day, e.kind::text as kind, sum(e.amount_minor)::bigint as amount, '' as reference
      from ledger_entry e
     where e.account_id = ${account.id}::uuid and e.created_at >= ${from} and e.created_at < ${until}
     group by 1, 2 order by 1, 2`;
  return z.array(rowShape).parse(summed);
}
