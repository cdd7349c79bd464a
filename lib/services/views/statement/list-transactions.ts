import { z } from "zod";
import { USUAL_ITEMS } from "@/lib/contracts/cursor-paging";
import type { Transaction, TransactionPage, TransactionsQuery } from "@/lib/contracts/interface/money";
import { db } from "@/lib/db";
import { TRANSACTION_KINDS } from "@/lib/domain/ledger";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import { Prisma } from "@/lib/generated/prisma/client";
import { withNumber } from "@/lib/services/booking/record/booking-conditions";
import { cursorOf, NUMBER_FORM, pageOfRows, placeIn } from "@/lib/services/ground/paging/cursor";
import { inCurrency } from "@/lib/services/terms/ledger/in-currency";
import { heldTerms } from "@/lib/services/terms/partners/partner-terms";
import { instantsOf } from "./days-of";

const rowShape = z.object({
  entry: z.bigint(),
  id: z.string(),
  createdAt: z.date(),
  kind: z.enum(TRANSACTION_KINDS),
  amount: z.bigint(),
  currency: z.enum(CURRENCIES),
  bookingId: z.string().nullable(),
  bookingNumber: z.string().nullable(),
  memo: z.string(),
});
type Row = z.infer<typeof rowShape>;

/**
 * What has moved on a partner's deposits, or on that of one currency, newest first.
 * @throws AppError validation (`cursor`, `to`, `time_zone`); currency_not_held
 */
export async function listTransactions({ partnerId, query }: { partnerId: string; query: TransactionsQuery }): Promise<TransactionPage> {
  const { limit = USUAL_ITEMS, currency } = query;
  if (currency !== undefined) await heldTerms(partnerId, currency);
  // Each account by itself: its entries are in order already.
  const rows = await db().$queryRaw<unknown[]>`
    select e.id as entry, e.created_at as "createdAt", e.amount_minor as amount, a.currency::text as currency, t.id::text as id, t.kind::text as kind,
           t.booking_id::text as "bookingId", b.booking_number as "bookingNumber", t.memo
      from ledger_account a
     cross join lateral (
       select * from ledger_entry e where e.account_id = a.id and ${conditionOf(query)} order by e.created_at desc, e.id desc limit ${limit + 1}) e
      join ledger_transaction t on t.id = e.transaction_id
      left join booking b on b.id = t.booking_id
     where a.partner_id = ${partnerId}::uuid and a.kind = 'deposit' and ${inCurrency(currency)}
     order by e.created_at desc, e.id desc limit ${limit + 1}`;
  const page = pageOfRows(z.array(rowShape).parse(rows), limit, ({ createdAt, entry }) => cursorOf({ at: createdAt, id: String(entry) }));
  return { items: page.rows.map(present), next_cursor: page.next_cursor };
}

function conditionOf({ cursor, kind, booking, booking_number, ...days }: TransactionsQuery): Prisma.Sql {
  const { from, until } = instantsOf(days);
  const parts = [Prisma.sql`true`];
  if (from) parts.push(Prisma.sql`e.created_at >= ${from}`);
  if (until) parts.push(Prisma.sql`e.created_at < ${until}`);
  if (kind) parts.push(Prisma.sql`e.kind = ${kind}::transaction_kind`);
  if (booking)
    parts.push(Prisma.sql`e.transaction_id = any(array(select t.id from ledger_transaction t where t.booking_id = ${booking}::uuid))`);
  if (booking_number)
    parts.push(
      Prisma.sql`e.transaction_id = any(array(select t.id from ledger_transaction t join booking b on b.id = t.booking_id where ${withNumber(booking_number)}))`,
    );
  if (cursor !== undefined) {
    const { at, id } = placeIn(cursor, NUMBER_FORM);
    parts.push(Prisma.sql`(e.created_at, e.id) < (${at}, ${BigInt(id)})`);
  }
  return Prisma.join(parts, " and ");
}

function present({ id, createdAt, kind, amount, currency, bookingId, bookingNumber, memo }: Row): Transaction {
  return {
    id,
    created: createdAt.toISOString(),
    kind,
    amount: toMajor(Number(amount)),
    currency,
    booking_id: bookingId,
    booking_number: bookingNumber,
    memo,
  };
}
