import { z } from "zod";
import { db, longDb } from "@/lib/db";
import { LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import type { Prisma } from "@/lib/generated/prisma/client";

const TIMEOUT_MS = 60 * 60_000;
type Transaction = Prisma.TransactionClient;

/**
 * Lets other people book what every booking there is has booked, so many times: rows, claims and seats are as the service writes them, whatever
 * room there is on the flights. @returns how many there are then
 */
export async function copyBookings(times: number): Promise<number> {
  await writeCopies(async (tx) => {
    await copySeats(tx, times);
    await tx.$executeRaw`
      insert into copy (n, old, partner_id, account_id)
      select row_number() over (), b.id, b.partner_id, a.id
        from booking b left join ledger_account a on a.partner_id = b.partner_id and a.kind = 'deposit' and a.currency = b.currency
       cross join generate_series(1, ${times}::integer)`;
  });
  return db().booking.count();
}

/**
 * Copies bookings with what hangs on them: passengers, tickets, events, facets, claims, payments, refunds and the ledger, whose deposits it leaves
 * right; not their mails, conversations, schedule changes and single directions that were given back. Copies have no personal data, for what is
 * sealed opens in its own row alone, and take no seats. For tests, measurements and the demonstration, which want many bookings, by the owner of the
 * database: no trigger looks at the rows.
 * @param plan fills the temporary table `copy`, a row a copy (columns below), and `copied_surname`, where copies are to be found by surnames
 * @param finish writes what else the copies need, while the table `copy` and their numbers (`N` and seven digits of `n`) still tell which they are
 */
export async function writeCopies(
  plan: (tx: Transaction) => Promise<void>,
  finish: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  await longDb().$transaction(
    async (tx) => {
      for (const statement of PLAN) await tx.$executeRawUnsafe(statement);
      await plan(tx);
      await tx.$executeRaw`set local session_replication_role = replica`;
      for (const table of ["copy", "copied_surname"]) await tx.$executeRawUnsafe(`analyze ${table}`);
      for (const table of TABLES) await tx.$executeRawUnsafe(await statementOf(tx, table));
      await tx.$executeRaw`
        update ledger_account a
           set balance_minor = (select coalesce(sum(e.amount_minor), 0) from ledger_entry e where e.account_id = a.id), summed_until = null
         where a.id in (select account_id from copy)`;
      await finish(tx);
      await tx.$executeRaw`drop table copy, copied_surname`;
    },
    { timeout: TIMEOUT_MS },
  );
  // The server does this by itself after a while; until then it plans for a few bookings.
  await longDb().$executeRaw`analyze`;
}

/**
 * `old` is copied for a partner, whose deposit is `account_id`: `later` than it was made, by `actor` where one is given, for `extra_minor` more (of
 * those that gave nothing back). `n` is another one for each, of at most seven digits. Each passenger has one of so many `surnames`, by chance, those of
 * the first places more often.
 */
const PLAN = [
  `create temporary table copy (
     n bigint primary key, old uuid not null, partner_id uuid not null, account_id uuid, later interval not null default '0',
     actor text, extra_minor bigint not null default 0, surnames integer not null default 0) on commit drop`,
  `create temporary table copied_surname (partner_id uuid, place integer, key bytea, primary key (partner_id, place)) on commit drop`,
];

interface Copied {
  name: string;
  /** `t` is a row that is copied, `c` the copy that it goes to. */
  from: string;
  /** Columns that a copy has another value of, as SQL; null where the database gives it. Whatever tells a moment moves by itself. */
  own: Record<string, string | null>;
}

/** The moment that an id (UUID 7) begins with, so much later: twelve digits of milliseconds. */
const momentOf = (column: string) =>
  `lpad(to_hex(greatest(0, ('x' || left(replace(${column}::text, '-', ''), 12))::bit(48)::bigint + (extract(epoch from c.later) * 1000)::bigint)), 12, '0')`;
/** An id of its own for each copy of a row, which everything that refers to it finds without looking; in the order of time, as ids are. */
const idOf = (column: string) =>
  `overlay(overlay(overlay(md5(${column}::text || ' ' || c.n) placing ${momentOf(column)} from 1) placing '7' from 13) placing '8' from 17)::uuid`;
const hashOf = (column: string) => `decode(md5(${column}::text || ' ' || c.n), 'hex')`;
const actorOf = (column: string) => `case when ${column} like 'partner:%' then coalesce(c.actor, ${column}) else ${column} end`;
const OF_BOOKING = "join copy c on c.old = t.booking_id";
/** Flights leave at the hour at which they left, so many days later. */
const DAYS = "date_trunc('day', c.later)";
const LOCAL = "{directions,0,segments,0,departure,local}";

const TABLES: readonly Copied[] = [
  {
    name: "booking",
    from: "booking t join copy c on c.old = t.id",
    own: {
      id: idOf("t.id"),
      partner_id: "c.partner_id",
      booking_number: "'N' || lpad(c.n::text, 7, '0')",
      public_token: "'copy ' || c.n",
      total_minor: "t.total_minor + c.extra_minor",
      sealed_payer: "null",
      payer_phone_key: "'\\x'::bytea",
      snapshot: `jsonb_set(t.snapshot, '${LOCAL}', to_jsonb(to_char((t.snapshot #>> '${LOCAL}')::timestamp + ${DAYS}, 'YYYY-MM-DD"T"HH24:MI')))`,
      journey_hash: hashOf("t.id"),
      first_departure_at: `t.first_departure_at + ${DAYS}`,
    },
  },
  {
    name: "booking_passenger",
    from: `booking_passenger t ${OF_BOOKING}`,
    own: {
      id: idOf("t.id"),
      booking_id: idOf("t.booking_id"),
      sealed_name: "null",
      sealed_details: "null",
      phone_key: "'\\x'::bytea",
      document_key: "'\\x'::bytea",
      surname_key: `(select s.key from copied_surname s where s.partner_id = c.partner_id
        and s.place = floor(c.surnames * power((hashint8(c.n * 16 + t.position) & 65535) / 65536.0, 2))::integer)`,
      price_minor: "t.price_minor + case when t.position = 0 then c.extra_minor else 0 end",
      receipt_token: "t.id || ' ' || c.n",
    },
  },
  {
    name: "ticket",
    from: `(select *, row_number() over (partition by booking_id order by id) as place from ticket) t ${OF_BOOKING}`,
    own: {
      id: idOf("t.id"),
      booking_id: idOf("t.booking_id"),
      passenger_id: idOf("t.passenger_id"),
      pnr: "upper(substr(md5(t.booking_id || ' ' || c.n), 1, 6))",
      ticket_number: "case when t.ticket_number is not null then '0' || lpad((c.n * 32 + t.place)::text, 12, '0') end",
    },
  },
  {
    name: "booking_event",
    from: `booking_event t ${OF_BOOKING} order by t.created_at + c.later, t.id`,
    own: { id: null, booking_id: idOf("t.booking_id"), partner_id: "c.partner_id", actor: actorOf("t.actor"), request_id: "null" },
  },
  {
    name: "booking_facet",
    from: `booking_facet t ${OF_BOOKING}`,
    own: {
      partner_id: "c.partner_id",
      booking_id: idOf("t.booking_id"),
      facet:
        "case when t.facet like any ('{by:partner:%,agent:partner:%}') then coalesce(split_part(t.facet, ':', 1) || ':' || c.actor, t.facet) else t.facet end",
    },
  },
  {
    name: "passenger_flight",
    from: `passenger_flight t ${OF_BOOKING}`,
    own: {
      partner_id: "c.partner_id",
      passenger_key: hashOf("t.passenger_key"),
      document_key: hashOf("t.document_key"),
      booking_id: idOf("t.booking_id"),
    },
  },
  {
    name: "payment",
    from: `payment t ${OF_BOOKING}`,
    own: {
      id: idOf("t.id"),
      booking_id: idOf("t.booking_id"),
      amount_minor: "t.amount_minor + c.extra_minor",
      customer_minor: "t.customer_minor + c.extra_minor",
    },
  },
  {
    name: "refund",
    from: `refund t ${OF_BOOKING}`,
    own: { id: idOf("t.id"), partner_id: "c.partner_id", booking_id: idOf("t.booking_id"), asked_by: actorOf("t.asked_by") },
  },
  {
    name: "refund_request",
    from: `refund_request t ${OF_BOOKING}`,
    own: { id: idOf("t.id"), booking_id: idOf("t.booking_id"), requested_by: actorOf("t.requested_by"), note: "''" },
  },
  {
    name: "ledger_transaction",
    from: `ledger_transaction t ${OF_BOOKING}`,
    own: { id: idOf("t.id"), booking_id: idOf("t.booking_id") },
  },
  {
    name: "ledger_entry",
    from: `(select e.*, l.booking_id, a.kind as of_account, a.currency from ledger_entry e join ledger_transaction l on l.id = e.transaction_id
             join ledger_account a on a.id = e.account_id) t ${OF_BOOKING} order by t.created_at + c.later, t.id`,
    own: {
      id: null,
      transaction_id: idOf("t.transaction_id"),
      account_id: "case when t.of_account = 'deposit' then c.account_id else t.account_id end",
      amount_minor: "t.amount_minor + case t.of_account when 'deposit' then -c.extra_minor when 'carriers' then c.extra_minor else 0 end",
    },
  },
];

const columnRows = z.array(z.object({ name: z.string(), type: z.string() }));

async function statementOf(tx: Transaction, { name, from, own }: Copied): Promise<string> {
  const found = await tx.$queryRaw`
    select column_name::text as name, data_type::text as type from information_schema.columns
     where table_schema = current_schema() and table_name = ${name} and is_generated = 'NEVER' order by ordinal_position`;
  const columns = columnRows.parse(found).filter((column) => own[column.name] !== null);
  const values = columns.map((column) => own[column.name] ?? `t.${column.name}${column.type.startsWith("timestamp") ? " + c.later" : ""}`);
  return `insert into ${name} (${columns.map((column) => column.name).join(", ")}) select ${values.join(", ")} from ${from}`;
}

async function copySeats(tx: Transaction, times: number): Promise<void> {
  await tx.$queryRaw`
    select release_seats_v1(jsonb_agg(jsonb_build_object('legKey', leg_key, 'bookingClass', class, 'seats', -seats)))::text
      from (select t ->> 'legKey' as leg_key, t ->> 'bookingClass' as class, ${times}::integer * sum((t ->> 'seats')::integer) as seats
              from booking, jsonb_array_elements(booking.seats) t where booking.status::text = any(${[...LIVE_STATUSES]}::text[]) group by 1, 2) taken`;
}
