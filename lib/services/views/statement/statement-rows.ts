import { z } from "zod";
import type { StatementFilter, StatementRow } from "@/lib/contracts/portal/account-statement";
import { TRANSACTION_KINDS } from "@/lib/domain/ledger";
import { toMajor } from "@/lib/domain/money";
import { Prisma } from "@/lib/generated/prisma/client";
import { whoBooked } from "@/lib/services/ground/audit/who-booked";
import type { Place } from "@/lib/services/ground/paging/cursor";
import { type Moments, momentsOf } from "./moments-of";

/** Whose movements, of one currency. */
export interface StatementQuestion {
  partnerId: string;
  filter: StatementFilter & Required<Pick<StatementFilter, "currency">>;
}

/** What reads the database: a transaction shows all of a statement at one moment. */
export type Reader = Pick<Prisma.TransactionClient, "$queryRaw">;

const rowShape = z.object({
  id: z.bigint(),
  at: z.date(),
  kind: z.enum(TRANSACTION_KINDS),
  amount: z.bigint(),
  balance: z.bigint(),
  bookingId: z.string().nullable(),
  bookingNumber: z.string().nullable(),
});
/** A movement, and what was on the deposit right after it; minor units. */
export type Movement = z.infer<typeof rowShape>;

interface Stretch {
  /** The rows begin after it; null for the newest. */
  place: Place | null;
  limit: number;
}

/** Movements newest first. @throws AppError validation (`to`) */
export async function readMovements(on: Reader, question: StatementQuestion, { place, limit }: Stretch): Promise<Movement[]> {
  const after = place ? Prisma.sql`and (m.created_at, m.id) < (${place.at}, ${BigInt(place.id)})` : Prisma.empty;
  const found = await on.$queryRaw`
    ${movementsOf(question)}
    select m.id, m.created_at as at, t.kind::text as kind, m.amount_minor as amount, m.balance, b.id::text as "bookingId", b.booking_number as "bookingNumber"
      ${wantedOf(question)} ${after}
     order by m.created_at desc, m.id desc limit ${limit}`;
  return z.array(rowShape).parse(found);
}

const sums = z.tuple([z.object({ count: z.int(), received: z.bigint(), paid: z.bigint() })]);

/** How many movements there are, and what came in and went out with them. @throws AppError validation (`to`) */
export async function sumMovements(on: Reader, question: StatementQuestion) {
  const found = await on.$queryRaw`
    ${movementsOf(question)}
    select count(*)::integer as count, coalesce(sum(m.amount_minor) filter (where m.amount_minor > 0), 0)::bigint as received,
           coalesce(-sum(m.amount_minor) filter (where m.amount_minor < 0), 0)::bigint as paid
      ${wantedOf(question)}`;
  const [{ count, received, paid }] = sums.parse(found);
  return { count, received: toMajor(Number(received)), paid: toMajor(Number(paid)) };
}

/** Counted back from what is on the deposit now, as the statement of the interface is: only entries since the first day are read. */
function movementsOf({ partnerId, filter }: StatementQuestion): Prisma.Sql {
  const { from } = momentsOf(filter);
  return Prisma.sql`
    with m as (
      select e.id, e.created_at, e.amount_minor, e.transaction_id,
             (a.balance_minor - coalesce(sum(e.amount_minor) over (
               order by e.created_at desc, e.id desc rows between unbounded preceding and 1 preceding), 0))::bigint as balance
        from ledger_account a join ledger_entry e on e.account_id = a.id and e.created_at >= ${from}
       where a.partner_id = ${partnerId}::uuid and a.kind = 'deposit' and a.currency = ${filter.currency}::currency)`;
}

function wantedOf({ partnerId, filter }: StatementQuestion): Prisma.Sql {
  return Prisma.sql`
    from m join ledger_transaction t on t.id = m.transaction_id left join booking b on b.id = t.booking_id
   where ${Prisma.join(conditionsOf(partnerId, filter, momentsOf(filter)), " and ")}`;
}

function conditionsOf(partnerId: string, { agent, booking }: StatementFilter, { until }: Moments): Prisma.Sql[] {
  return [
    Prisma.sql`m.created_at < ${until}`,
    ...(booking ? [Prisma.sql`b.booking_number = ${booking}`] : []),
    ...(agent
      ? [
          Prisma.sql`exists (select from booking_facet f
            where f.partner_id = ${partnerId}::uuid and f.facet = ${`by:${agent}`} and f.created_at = b.created_at and f.booking_id = b.id)`,
        ]
      : []),
  ];
}

/** Movements as the pages and files show them. */
export async function presentMovements(movements: readonly Movement[]): Promise<StatementRow[]> {
  const agents = await whoBooked([...new Set(movements.flatMap(({ bookingId }) => bookingId ?? []))]);
  return movements.map(({ id, at, kind, amount, balance, bookingId, bookingNumber }) => ({
    ...{ id: String(id), at: at.toISOString(), kind },
    booking: bookingId && bookingNumber ? { id: bookingId, booking_number: bookingNumber } : null,
    agent: agents.get(bookingId ?? "") ?? null,
    amount: toMajor(Number(amount)),
    balance: toMajor(Number(balance)),
  }));
}
