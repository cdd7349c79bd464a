import { z } from "zod";
import type { Posting, PostingPage, PostingQuery } from "@/lib/contracts/operator/postings";
import { PAGE_SIZE } from "@/lib/contracts/paging";
import { db } from "@/lib/db";
import { TRANSACTION_KINDS, type TransactionKind } from "@/lib/domain/ledger";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import { Prisma } from "@/lib/generated/prisma/client";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import { reversalIdOf } from "@/lib/services/terms/ledger/reverse-deposit";
import { instantsOf } from "../statement/days-of";
import { MONEY_ZONE } from "../statement/moments-of";

const rowShape = z.object({
  id: z.bigint(),
  transaction: z.string(),
  at: z.date(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(TRANSACTION_KINDS),
  amount: z.bigint(),
  currency: z.enum(CURRENCIES),
  memo: z.string(),
  bookingId: z.string().nullable(),
  bookingNumber: z.string().nullable(),
});
type Row = z.infer<typeof rowShape>;

/**
 * What moved on the deposits of all live agencies, or of one, newest first. Of everything they are read backwards from the newest; of deposits and
 * corrections by `ledger_entry_by_hand_idx`, of days by `ledger_entry_created_at_idx`, of one agency by its accounts.
 * @throws AppError validation (`partner`, `to`)
 */
export async function listPostings({ partner, kind, currency, after, ...time }: PostingQuery): Promise<PostingPage> {
  const partnerId = partner === undefined ? null : (await findLivePartner(partner)).id;
  const found = await db().$queryRaw`
    select e.id, e.transaction_id::text as transaction, e.created_at as at, p.code, p.name, e.kind::text as kind, e.amount_minor as amount,
           a.currency::text as currency, t.memo, b.id::text as "bookingId", b.booking_number as "bookingNumber"
      from ledger_entry e
      join ledger_account a on a.id = e.account_id
      join partner p on p.id = a.partner_id and p.test_of is null
      join ledger_transaction t on t.id = e.transaction_id
      left join booking b on b.id = t.booking_id
     where ${isOfKind(kind)} and ${isOfAgency(partnerId)} and ${isWithin(time)}
       and ${currency === undefined ? Prisma.sql`true` : Prisma.sql`a.currency = ${currency}::currency`}
       and ${after === undefined ? Prisma.sql`true` : Prisma.sql`e.id < ${BigInt(after)}`}
     order by e.id desc limit ${PAGE_SIZE + 1}`;
  const rows = z.array(rowShape).parse(found);
  const shown = rows.slice(0, PAGE_SIZE);
  const reversed = await reversedOf(shown);
  return {
    items: shown.map((row) => present(row, reversed)),
    next: rows.length > PAGE_SIZE ? String(shown.at(-1)?.id) : null,
  };
}

/** Entries of deposits alone have a kind. Written out, for an index of a part is found by its words: those of `ledger_entry_by_hand_idx`. */
function isOfKind(kind: TransactionKind | undefined): Prisma.Sql {
  if (kind === "deposit") return Prisma.sql`e.kind in ('deposit', 'adjustment') and e.id > 0 and e.kind = 'deposit'`;
  if (kind === "adjustment") return Prisma.sql`e.kind in ('deposit', 'adjustment') and e.id > 0 and e.kind = 'adjustment'`;
  if (kind === "payment") return Prisma.sql`e.kind = 'payment'`;
  if (kind === "refund") return Prisma.sql`e.kind = 'refund'`;
  return Prisma.sql`e.kind is not null`;
}

function isOfAgency(partnerId: string | null): Prisma.Sql {
  if (partnerId === null) return Prisma.sql`true`;
  return Prisma.sql`e.account_id = any(array(select d.id from ledger_account d where d.partner_id = ${partnerId}::uuid and d.kind = 'deposit'))`;
}

function isWithin({ from, to, since }: Pick<PostingQuery, "from" | "to" | "since">): Prisma.Sql {
  const days = instantsOf({ from, to, time_zone: MONEY_ZONE });
  const parts = [Prisma.sql`true`];
  if (days.from) parts.push(Prisma.sql`e.created_at >= ${days.from}`);
  if (days.until) parts.push(Prisma.sql`e.created_at < ${days.until}`);
  if (since !== undefined) parts.push(Prisma.sql`e.created_at >= ${new Date(since)}`);
  return Prisma.join(parts, " and ");
}

/** Which of these deposits were taken back. */
async function reversedOf(rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const deposits = rows
    .filter(({ kind }) => kind === "deposit")
    .map(({ transaction }) => [reversalIdOf(transaction), transaction] as const);
  const found = await db().ledgerTransaction.findMany({ where: { id: { in: deposits.map(([id]) => id) } }, select: { id: true } });
  const reversals = new Map(deposits);
  return new Set(found.flatMap(({ id }) => reversals.get(id) ?? []));
}

function present(row: Row, reversed: ReadonlySet<string>): Posting {
  const { id, transaction, at, code, name, kind, amount, currency, memo, bookingId, bookingNumber } = row;
  return {
    ...{ id: String(id), transaction, at: at.toISOString(), partner: { code, name }, kind, currency, memo },
    amount: toMajor(Number(amount)),
    booking: bookingId && bookingNumber ? { id: bookingId, booking_number: bookingNumber } : null,
    is_reversed: reversed.has(transaction),
  };
}
