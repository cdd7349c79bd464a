import { z } from "zod";
import type { Statement, StatementQuery } from "@/lib/contracts/interface/money";
import { db } from "@/lib/db";
import { TRANSACTION_KINDS } from "@/lib/domain/ledger";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import { inCurrency } from "@/lib/services/terms/ledger/in-currency";
import { heldTerms } from "@/lib/services/terms/partners/partner-terms";
import { instantsOf } from "./days-of";

const rowShape = z.object({
  currency: z.enum(CURRENCIES),
  /** Null of an account on which nothing moved since the first day. */
  kind: z.enum(TRANSACTION_KINDS).nullable(),
  balance: z.bigint(),
  within: z.bigint(),
  count: z.bigint(),
  later: z.bigint(),
});
type Row = z.infer<typeof rowShape>;

interface ReadStatement {
  partnerId: string;
  query: StatementQuery;
  /** A transaction in which the rest of a page is read. */
  on?: Pick<Prisma.TransactionClient, "$queryRaw">;
}

/**
 * What was on a partner's deposits before and after some days, and what moved in between. Counted back from what is on them now, in one statement:
 * all of it is of one moment. Sums of days are read (deposit_day), and movements of days that lie in part within, or are not summed yet.
 * @throws AppError validation (`to`, `time_zone`); currency_not_held
 */
export async function readStatement({ partnerId, query, on = db() }: ReadStatement): Promise<Statement> {
  const { from, until } = instantsOf(query);
  if (query.currency !== undefined) await heldTerms(partnerId, query.currency);
  if (!from || !until) throw new Error("a statement is of days that are given");
  const found = await on.$queryRaw<unknown[]>`
    select a.currency::text as currency, m.kind::text as kind, coalesce(a.balance_minor, 0) as balance,
           coalesce(sum(m.amount) filter (where m.is_within), 0)::bigint as within,
           coalesce(sum(m.movements) filter (where m.is_within), 0)::bigint as count,
           coalesce(sum(m.amount) filter (where not m.is_within), 0)::bigint as later
      from ledger_account a
      left join lateral (
        select true as is_within, s.kind, s.movements, s.received_minor - s.paid_minor as amount from deposit_sums_v1(a.id, ${from}, ${until}) s
        union all
        select false, s.kind, s.movements, s.received_minor - s.paid_minor from deposit_sums_v1(a.id, ${until}, 'infinity') s) m on true
     where a.partner_id = ${partnerId}::uuid and a.kind = 'deposit' and ${inCurrency(query.currency)}
     group by a.id, a.currency, a.balance_minor, m.kind`;
  const rows = z.array(rowShape).parse(found);
  const accounts = CURRENCIES.flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    return own[0] ? [accountOf(currency, own, own[0].balance)] : [];
  });
  return { from: from.toISOString(), until: until.toISOString(), accounts };
}

function accountOf(currency: Row["currency"], rows: readonly Row[], balance: bigint): Statement["accounts"][number] {
  const total = (of: (row: Row) => bigint) => rows.reduce((sum, row) => sum + of(row), 0n);
  const closing = balance - total(({ later }) => later);
  const opening = closing - total(({ within }) => within);
  const movements = TRANSACTION_KINDS.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind && row.count > 0n)
      .map(({ count, within }) => ({ kind, count: Number(count), amount: toMajor(Number(within)) })),
  );
  return { currency, opening_balance: toMajor(Number(opening)), movements, closing_balance: toMajor(Number(closing)) };
}
