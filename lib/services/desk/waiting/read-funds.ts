import { z } from "zod";
import type { Desk } from "@/lib/contracts/portal/desk";
import { db } from "@/lib/db";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import { listBalances } from "@/lib/services/terms/ledger/check-balance";

interface ReadFunds {
  partnerId: string;
  now: Date;
}

const DAY_MS = 86_400_000;
/** Two weeks have the same days of the week as the two that come. */
const COUNTED_DAYS = 14;

const rows = z.array(z.object({ currency: z.enum(CURRENCIES), threshold: z.bigint().nullable(), spent: z.bigint() }));

/** What a partner may spend in each of its currencies, and how long that lasts at the pace of the last 14 days: what bookings cost, less refunds. */
export async function readFunds({ partnerId, now }: ReadFunds): Promise<Desk["funds"]> {
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS);
  const [balances, found] = await Promise.all([
    listBalances({ partnerId }),
    db().$queryRaw`
      select a.currency::text as currency, a.low_balance_minor as threshold, coalesce(sum(s.paid_minor - s.received_minor), 0)::bigint as spent
        from ledger_account a
        left join lateral deposit_sums_v1(a.id, ${since}, 'infinity') s on s.kind in ('payment', 'refund')
       where a.partner_id = ${partnerId}::uuid and a.kind = 'deposit' group by a.id, a.currency, a.low_balance_minor`,
  ]);
  const accounts = new Map(rows.parse(found).map((row) => [row.currency, row]));
  return balances.map(({ deposit, credit, currency }) => {
    const account = accounts.get(currency);
    const available = deposit + credit;
    const spent = Math.max(0, toMajor(Number(account?.spent ?? 0n)));
    const warnBelow = account?.threshold == null ? null : toMajor(Number(account.threshold));
    return {
      ...{ currency, available, spent },
      lasts_days: spent === 0 ? null : Math.floor((available * COUNTED_DAYS) / spent),
      ...{ warn_below: warnBelow, is_low: warnBelow !== null && available < warnBelow },
    };
  });
}
