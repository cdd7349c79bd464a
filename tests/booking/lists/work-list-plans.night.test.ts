import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { db, longDb } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { newsStatement } from "@/lib/services/desk/news/news-statement";
import { workStatement } from "@/lib/services/views/work-list/work-statement";
import { bookJourney } from "@/tests/support/bookings/booking";
import { runPastTriggers } from "@/tests/support/run/run-past-triggers";
import { makeWorld, type World } from "@/tests/support/world/world";

const BOOKINGS = 100_000;
const LIMIT = 51;
/** Blocks of 8 KB that a page may look at: looking each booking up would be a hundred times as many. */
const MOST_BLOCKS = 6_000;

let world: World;

/**
 * An agency's two years: mostly flown, a few held, paid, waiting for a refund or changed; two carriers that sell nearly all and one that sells five
 * in a thousand; three agents; each for another amount. Rows are as small as they may be.
 */
beforeAll(async () => {
  world = await makeWorld();
  const { id } = await bookJourney({ ...world, date: world.date(30) });
  await longDb().$transaction(
    async (tx) => {
      await tx.$executeRaw`set local session_replication_role = replica`;
      await tx.$executeRaw`
        insert into booking (id, partner_id, booking_number, public_token, status, supplier, currency, total_minor, share_contacts, snapshot, seats,
          journey_hash, first_departure_at, expires_at, created_at, updated_at, open_change_id)
        select gen_random_uuid(), b.partner_id, 'N' || n, 'copy ' || n,
               case when n < 300 then 'booked' when n % 400 = 0 then 'refund_request_sent' when n % 97 = 0 then 'cancelled' else 'ticketed' end::booking_status,
               b.supplier, b.currency, n * 7919 % 100000 * 100, false,
               jsonb_build_object('directions', jsonb_build_array(jsonb_build_object('segments', jsonb_build_array(jsonb_build_object(
                 'departure', jsonb_build_object('local', to_char(at.created + interval '90 days', 'YYYY-MM-DD"T"HH24:MI'))))))), '[]'::jsonb,
               decode(md5(n::text), 'hex'), at.created + interval '90 days', at.created + interval '2 days', at.created, at.created,
               case when n % 500 = 0 then gen_random_uuid() end
          from booking b, generate_series(1, ${BOOKINGS}::integer) n
         cross join lateral (select ${world.now}::timestamptz - n * interval '10 minutes' as created) at
         where b.id = ${id}::uuid`;
      await tx.$executeRaw`
        insert into booking_facet (partner_id, facet, created_at, booking_id)
        select b.partner_id, f.facet, b.created_at, b.id
          from booking b
         cross join lateral (select substring(b.booking_number from 2)::integer as n) numbered
         cross join lateral (values
           ('from:TAS'), ('to:' || case when n % 200 = 0 then 'DXB' else 'IST' end), ('by:partner:' || n % 3),
           ('carrier:' || case when n % 200 = 0 then 'FZ' when n % 3 = 0 then 'TK' else 'HY' end)) f (facet)
         where b.public_token like 'copy %' order by b.partner_id, f.facet, b.created_at, b.id`;
      await tx.$executeRaw`
        insert into booking_event (booking_id, partner_id, from_status, to_status, actor, reason, created_at)
        select b.id, b.partner_id, 'ticketed', 'ticketed', 'partner:1', (case when n % 250 = 0 then 'refund_passengers' else 'change_contacts' end)::booking_action, b.created_at
          from booking b cross join lateral (select substring(b.booking_number from 2)::integer as n) numbered
         where b.public_token like 'copy %' and n % 10 = 0`;
      // Every twentieth was given back, by the back office or because no ticket was issued; half of those asked for were written about.
      await tx.$executeRaw`
        insert into refund (id, partner_id, booking_id, kind, asked_by, created_at, paid_minor)
        select gen_random_uuid(), b.partner_id, b.id, case when n % 100 = 0 then 'ticketing_failed' else 'manual' end::refund_kind, 'partner:1', b.created_at, 100
          from booking b cross join lateral (select substring(b.booking_number from 2)::integer as n) numbered
         where b.public_token like 'copy %' and n % 20 = 0`;
      await tx.$executeRaw`
        insert into refund_request (id, booking_id, state, requested_by, created_at, decided_at)
        select f.id, f.booking_id, 'rejected', f.asked_by, f.created_at, f.created_at + interval '1 day' from refund f where f.kind = 'manual'`;
      await tx.$executeRaw`
        insert into refund_message (id, request_id, side, author, words, created_at)
        select gen_random_uuid(), r.id, 'office', 'operator:1', '', r.created_at + interval '1 hour' from refund_request r`;
      await tx.$executeRaw`
        insert into schedule_change (id, booking_id, kind, state, flights, directions, can_accept)
        select coalesce(b.open_change_id, gen_random_uuid()), b.id, 'time',
               case when b.open_change_id is null then 'accepted' else 'open' end::schedule_change_state, '{}', '[]'::jsonb, true
          from booking b where b.open_change_id is not null or b.public_token like '%0'`;
    },
    { timeout: 290_000 },
  );
  await runPastTriggers("analyze booking, booking_event, booking_facet, refund, refund_request, refund_message, schedule_change");
}, 300_000);

const QUESTIONS: [string, WorkFilter][] = [
  ["all", {}],
  ["from the first", { order: "asc" }],
  ["by departure", { sort: "departure" }],
  ["by the end of its hold", { sort: "hold" }],
  ["by amount", { sort: "amount" }],
  ["by amount, the smallest first", { sort: "amount", order: "asc" }],
  ["of a rare status, by amount", { status: "cancelled", sort: "amount" }],
  ["of a common carrier, by amount", { carrier: "HY", sort: "amount" }],
  ["of a rare route, by amount", { from: "TAS", to: "DXB", sort: "amount" }],
  ["of a month, by amount", { created_from: "2026-03-01", created_to: "2026-03-31", sort: "amount" }],
  ["with a refund open, by amount", { view: "refunds", sort: "amount" }],
  ["hold ends today", { view: "hold" }],
  ["leaving", { view: "leaving" }],
  ["refunds open", { view: "refunds" }],
  ["changed by the airline", { view: "changed" }],
  ["of a common status", { status: "ticketed" }],
  ["of a rare status", { status: "cancelled" }],
  ["refunded in part", { status: "partiallyrefunded" }],
  ["of one agent", { agent: "partner:1" }],
  ["of a common carrier", { carrier: "HY" }],
  ["of a rare carrier", { carrier: "FZ" }],
  ["of a carrier that has none", { carrier: "QQ" }],
  ["of a common route", { from: "TAS", to: "IST" }],
  ["of a rare route", { from: "TAS", to: "DXB" }],
  ["of an agent and a route", { agent: "partner:2", from: "TAS", to: "IST" }],
  ["of a rare route, by departure", { from: "TAS", to: "DXB", sort: "departure" }],
  ["of a common carrier, by departure", { carrier: "TK", sort: "departure" }],
  ["of a common carrier with a refund open", { carrier: "HY", view: "refunds" }],
  ["of a common carrier and a rare status", { carrier: "HY", status: "cancelled" }],
  ["of a month", { created_from: "2026-03-01", created_to: "2026-03-31" }],
  ["of a week of departures", { departure_from: "2026-06-01", departure_to: "2026-06-07" }],
  ["by its number", { search: "N77777" }],
];

const plan = z.array(z.object({ "QUERY PLAN": z.array(z.looseObject({ Plan: z.looseObject({}) })) }));

async function explainWork(filter: WorkFilter, page: number) {
  const question = { partnerId: world.partner.id, filter, now: world.now };
  const at = new Date(world.now.getTime() - page * 86_400_000).toISOString();
  // Amounts are 0, 100, 200 and so on, in no order of time.
  const key = filter.sort === "amount" ? `${-page * 144 * 100}` : at;
  const place = page === 0 ? null : { key, id: "00000000-0000-4000-8000-000000000000" };
  return explain(await workStatement(question, { place, limit: LIMIT }));
}

async function explain(statement: Prisma.Sql) {
  const text = `explain (analyze, buffers, timing off, format json) ${statement.text}`;
  const [row] = plan.parse(await db().$queryRawUnsafe(text, ...statement.values));
  const top = row?.["QUERY PLAN"][0]?.Plan ?? {};
  const blocks = z.object({ "Shared Hit Blocks": z.number(), "Shared Read Blocks": z.number() }).parse(top);
  return {
    scans: JSON.stringify(top).match(/"Node Type":"Seq Scan"[^}]*?"Relation Name":"(booking|refund|schedule_change)\w*"/g),
    blocks: Object.values(blocks).reduce((a, b) => a + b),
  };
}

test.each(QUESTIONS)("100,000 bookings %s: a page reads what it shows, near the beginning and far behind", async (_, filter) => {
  for (const page of [0, 300]) {
    const { scans, blocks } = await explainWork(filter, page);
    expect(scans).toBeNull();
    expect(blocks).toBeLessThan(MOST_BLOCKS);
  }
});

test("100,000 bookings: what is new for a person is read from few of them", async () => {
  const reader = { partnerId: world.partner.id, userId: world.userId, role: "admin" } as const;
  const { scans, blocks } = await explain(newsStatement(reader, world.now, LIMIT));
  expect(scans).toBeNull();
  expect(blocks).toBeLessThan(MOST_BLOCKS);
});
