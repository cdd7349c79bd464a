import { z } from "zod";
import { db } from "@/lib/db";
import { CURRENCIES, type Currency } from "@/lib/domain/money";
import type { CountField } from "@/lib/domain/proposals/proposal";
import { tashkentText } from "@/lib/domain/tashkent";
import { Prisma } from "@/lib/generated/prisma/client";

/** What is on a deposit, minor units: below zero where the agency owes. */
export interface OnDeposit {
  currency: Currency;
  amountMinor: number;
}

/** What closing an agency concerns. */
export interface Closing {
  isClosed: boolean;
  /** Deposits that are not at zero, by currency. */
  deposits: OnDeposit[];
  /** Credit that it has. */
  credits: Credit[];
  counts: Record<CountField, number>;
}

/** How far a deposit may go below zero, minor units above zero. */
interface Credit {
  currency: Currency;
  amountMinor: number;
  /** In the agency's own currency, among its terms. */
  isOwn: boolean;
}

const count = z.int();
const counted = z.tuple([z.object({ isClosed: z.boolean(), holds: count, tickets: count, people: count, keys: count, webhooks: count })]);

/** Bookings of which somebody has paid for flights. */
const SOLD = Prisma.sql`('paid', 'partiallyticketed', 'ticketed', 'refundauthorized', 'partiallyrefunded', 'refund_request_sent')`;

/** What an agency has that closing it ends, pays back, or leaves to the house. Keys and webhooks are those of its test mode, too. */
export async function readClosing(partnerId: string, now: Date): Promise<Closing> {
  const today = tashkentText(now).slice(0, 10);
  const [{ isClosed, ...counts }] = counted.parse(
    await db().$queryRaw`
      select p.closed_at is not null as "isClosed",
             (select count(*)::int from booking b
               where b.partner_id = p.id and b.status in ('booked', 'awaitpayment') and b.expires_at > ${now}) as holds,
             (select count(distinct f.booking_id)::int from passenger_flight f join booking b on b.id = f.booking_id
               where f.partner_id = p.id and b.partner_id = p.id and b.status in ${SOLD} and split_part(f.flight_key, '|', 2) >= ${today}) as tickets,
             (select count(*)::int from app_user u where u.partner_id = p.id and u.disabled_at is null) as people,
             (select count(*)::int from api_key k join partner o on o.id = k.partner_id
               where (o.id = p.id or o.test_of = p.id) and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})) as keys,
             (select count(*)::int from webhook_endpoint e join partner o on o.id = e.partner_id
               where (o.id = p.id or o.test_of = p.id) and e.disabled_at is null) as webhooks
        from partner p where p.id = ${partnerId}::uuid`,
  );
  return { isClosed, deposits: await readDeposits(db(), partnerId), credits: await readCredits(db(), partnerId), counts };
}

const deposits = z.array(z.object({ currency: z.enum(CURRENCIES), balance: z.bigint() }));

/** Deposits that are not at zero. */
async function readDeposits(client: Pick<Prisma.TransactionClient, "$queryRaw">, partnerId: string): Promise<OnDeposit[]> {
  const rows = deposits.parse(
    await client.$queryRaw`
      select currency::text, balance_minor as balance from ledger_account
       where partner_id = ${partnerId}::uuid and kind = 'deposit' and balance_minor <> 0 order by currency::text`,
  );
  return rows.map(({ currency, balance }) => ({ currency, amountMinor: Number(balance) }));
}

/** The same, held until the transaction ends: whoever pays, refunds or tops up meanwhile waits. */
export async function holdDeposits(tx: Prisma.TransactionClient, partnerId: string): Promise<OnDeposit[]> {
  await tx.$queryRaw`
    select 1 from ledger_account where partner_id = ${partnerId}::uuid and kind = 'deposit' order by id for update`;
  return readDeposits(tx, partnerId);
}

const credits = z.array(z.object({ currency: z.enum(CURRENCIES), credit: z.bigint(), isOwn: z.boolean() }));

/** The credit that an agency has, its own currency first. */
export async function readCredits(client: Pick<Prisma.TransactionClient, "$queryRaw">, partnerId: string): Promise<Credit[]> {
  const rows = credits.parse(
    await client.$queryRaw`
      select currency::text, credit_limit_minor as credit, is_own as "isOwn" from partner_terms
       where partner_id = ${partnerId}::uuid and credit_limit_minor > 0 order by is_own desc, currency::text`,
  );
  return rows.map(({ currency, credit, isOwn }) => ({ currency, amountMinor: Number(credit), isOwn }));
}
