import { z } from "zod";
import type { StatementFilter, StatementRow } from "@/lib/contracts/portal/account-statement";
import { TRANSACTION_KINDS } from "@/lib/domain/ledger";
import { toMajor } from "@/lib/domain/money";
import { Prisma } from "@/lib/generated/prisma/client";
import { whoBooked } from "@/lib/services/ground/audit/who-booked";
import type { Place } from "@/lib/services/ground/paging/cursor";
import { momentsOf } from "./moments-of";
import { type Deposit, type Reader, readDeposit } from "./read-deposit";

/** Whose movements, of one currency. */
export interface StatementQuestion {
  partnerId: string;
  filter: StatementFilter & Required<Pick<StatementFilter, "currency">>;
}

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

/** The deposit that is asked about; null where nothing was ever on it. @throws AppError validation (`to`) */
export function depositOf(on: Reader, { partnerId, filter }: StatementQuestion): Promise<Deposit | null> {
  return readDeposit(on, { partnerId, currency: filter.currency, ...momentsOf(filter) });
}

/**
 * Movements newest first. What was on the deposit after each is counted back from what is on it now: by what has moved since the newest of them, and on
 * from there by each that is between the newest and the oldest, for a filter hides movements and changes no balance.
 * @throws AppError validation (`to`)
 */
export async function readMovements(
  on: Reader,
  deposit: Deposit | null,
  question: StatementQuestion,
  stretch: Stretch,
): Promise<Movement[]> {
  if (!deposit) return [];
  const found = await on.$queryRaw`
    with page as materialized (${pageOf(deposit, question, stretch)}),
    newest as materialized (select id, created_at from page order by created_at desc, id desc limit 1),
    oldest as materialized (select id, created_at from page order by created_at, id limit 1),
    run as (${balancesOf(deposit.id)})
    select p.id, p.created_at as at, t.kind::text as kind, p.amount_minor as amount, r.balance, b.id::text as "bookingId", b.booking_number as "bookingNumber"
      from page p join run r on r.id = p.id join ledger_transaction t on t.id = p.transaction_id left join booking b on b.id = t.booking_id
     order by p.created_at desc, p.id desc`;
  return z.array(rowShape).parse(found);
}

function pageOf(deposit: Deposit, { filter }: StatementQuestion, { place, limit }: Stretch): Prisma.Sql {
  const { from, until } = momentsOf(filter);
  const after = place
    ? Prisma.sql`e.created_at <= ${place.at} and (e.created_at, e.id) < (${place.at}, ${BigInt(place.id)})`
    : Prisma.sql`true`;
  return Prisma.sql`
    select e.id, e.created_at, e.amount_minor, e.transaction_id from ledger_entry e
     where e.account_id = ${deposit.id}::uuid and e.created_at >= ${from} and e.created_at < ${until} and ${after}
       and ${isOfBooking(filter.booking)} and ${isOnDayOf(deposit, filter)} and ${isOfAgent(filter.agent)}
     order by e.created_at desc, e.id desc limit ${limit}`;
}

/** What was on the deposit after each entry from `newest` to `oldest`. */
function balancesOf(accountId: string): Prisma.Sql {
  return Prisma.sql`
    select e.id, (a.balance_minor - s.minor - coalesce(sum(e.amount_minor) over (
             order by e.created_at desc, e.id desc rows between unbounded preceding and 1 preceding), 0))::bigint as balance
      from ledger_account a cross join newest n cross join oldest o
     cross join lateral (
       select coalesce(sum(minor), 0) as minor from (
         select received_minor - paid_minor from deposit_sums_v1(${accountId}::uuid, n.created_at + interval '1 millisecond', 'infinity')
         union all
         select e.amount_minor from ledger_entry e where e.account_id = ${accountId}::uuid and e.created_at = n.created_at and e.id > n.id) later (minor)) s
      join ledger_entry e on e.account_id = ${accountId}::uuid and e.created_at >= o.created_at and e.created_at <= n.created_at
       and (e.created_at, e.id) >= (o.created_at, o.id) and (e.created_at, e.id) <= (n.created_at, n.id)
     where a.id = ${accountId}::uuid`;
}

const sums = z.tuple([z.object({ count: z.int(), received: z.bigint(), paid: z.bigint() })]);

/** How many movements there are, and what came in and went out with them. @throws AppError validation (`to`) */
export async function sumMovements(on: Reader, deposit: Deposit | null, question: StatementQuestion) {
  if (!deposit) return { count: 0, received: 0, paid: 0 };
  const found = await on.$queryRaw`
    select coalesce(sum(s.movements), 0)::integer as count, coalesce(sum(s.received_minor), 0)::bigint as received, coalesce(sum(s.paid_minor), 0)::bigint as paid
      from (${sumsOf(deposit, question)}) s`;
  const [{ count, received, paid }] = sums.parse(found);
  return { count, received: toMajor(Number(received)), paid: toMajor(Number(paid)) };
}

/** What the movements come to that are asked for: `movements`, `received_minor` and `paid_minor`, to be added up. */
function sumsOf({ id, summedUntil }: Deposit, { filter }: StatementQuestion): Prisma.Sql {
  const { from, until } = momentsOf(filter);
  const { agent, booking } = filter;
  if (booking)
    return Prisma.sql`
      select 1 as movements, greatest(e.amount_minor, 0) as received_minor, greatest(-e.amount_minor, 0) as paid_minor
        from ledger_entry e
       where e.account_id = ${id}::uuid and e.created_at >= ${from} and e.created_at < ${until} and ${isOfBooking(booking)} and ${isOfAgent(agent)}`;
  if (agent)
    return Prisma.sql`
      select movements, received_minor, paid_minor from deposit_day
       where account_id = ${id}::uuid and grouping = 'agent' and key = ${agent} and day >= day_in_tashkent(${from}) and day < day_in_tashkent(${summedUntil})
      union all
      select 1, greatest(amount_minor, 0), greatest(-amount_minor, 0)
        from deposit_movements_v2(${id}::uuid, ${summedUntil}, ${until}) where actor = ${agent}`;
  return Prisma.sql`select movements, received_minor, paid_minor from deposit_sums_v1(${id}::uuid, ${from}, ${until})`;
}

/** Condition on `ledger_entry e`: a booking is found by its number, and its few movements by it. */
function isOfBooking(number: string | undefined): Prisma.Sql {
  if (!number) return Prisma.sql`true`;
  return Prisma.sql`e.transaction_id = any(array(
    select t.id from ledger_transaction t join booking b on b.id = t.booking_id where b.booking_number = ${number}))`;
}

/** Condition on `ledger_entry e`: of an agent who sold little, the movements of the days on which they did are looked up, and no others. */
function isOnDayOf({ id, summedUntil }: Deposit, filter: StatementFilter): Prisma.Sql {
  if (!filter.agent) return Prisma.sql`true`;
  return Prisma.sql`(e.created_at >= ${summedUntil} or day_in_tashkent(e.created_at) in (
    select day from deposit_day where account_id = ${id}::uuid and grouping = 'agent' and key = ${filter.agent}
       and day >= day_in_tashkent(${momentsOf(filter).from}) and day < day_in_tashkent(${summedUntil})))`;
}

/** Condition on `ledger_entry e`, looked up movement by movement, for a page is full after a few: `limit` keeps the planner from joining all that the agent has sold. */
function isOfAgent(agent: string | undefined): Prisma.Sql {
  if (!agent) return Prisma.sql`true`;
  return Prisma.sql`(
    select true from ledger_transaction t join booking b on b.id = t.booking_id
      join booking_facet f on f.partner_id = b.partner_id and f.facet = ${`by:${agent}`} and f.created_at = b.created_at and f.booking_id = b.id
     where t.id = e.transaction_id limit 1)`;
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
