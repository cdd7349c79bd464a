import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { WorkFilter } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { readSought } from "@/lib/domain/finding/read-sought";
import type { Prisma } from "@/lib/generated/prisma/client";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { writeCopies } from "@/lib/services/booking/testing/copy-bookings";
import { surnameKey } from "@/lib/services/ground/personal-data/blind-index";
import { findAnything } from "@/lib/services/views/office/find/find-anything";
import { findStatement } from "@/lib/services/views/office/find/find-statement";
import { sellingPartners } from "@/lib/services/views/office/selling-partners";
import { workOfPartners } from "@/lib/services/views/work-list/work-of-partners";
import { bookJourney } from "@/tests/support/bookings/booking";
import { runPastTriggers } from "@/tests/support/run/run-past-triggers";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const AGENCIES = 30;
const BOOKINGS = 30_000;
/** Blocks of 8 KB that one question may look at: looking each booking up would be 90,000. */
const MOST_BLOCKS = 4_000;
/** Of a surname that as many have as have the most frequent one of a million bookings: the newest fifty of each agency, however many there are. */
const MOST_BLOCKS_OF_A_NAME = 12_000;

const NAME = "Karimov Aziz";

let world: World;
let sold: { bookingNumber: string; pnr: string; ticketNumber: string };
let partnerIds: string[];

/** A thousand bookings of each of thirty agencies, an hour apart, a hundred on each flight; more than half of their people have one surname. */
beforeAll(async () => {
  world = await makeWorld();
  const { id } = await bookJourney({ ...world, date: world.date(30) });
  await payBooking({ partnerId: world.partner.id, bookingId: id, actor: "test", now: world.now });
  await issueTickets({ bookingId: id, now: world.now });
  const partners = [];
  for (let index = 0; index < AGENCIES; index++) partners.push(await makePartner());
  const ids = partners.map(({ partner }) => partner.id);
  const accounts = partners.map(({ depositAccountId }) => depositAccountId);
  const keys = await Promise.all(ids.map(async (partnerId) => Buffer.from((await surnameKey(partnerId, "Karimov")) ?? []).toString("hex")));
  await writeCopies(async (tx) => {
    await tx.$executeRaw`
      insert into copy (n, old, partner_id, account_id, later, surnames)
      select n, ${id}::uuid, (${ids}::uuid[])[1 + n % ${AGENCIES}::integer], (${accounts}::uuid[])[1 + n % ${AGENCIES}::integer], (n - ${BOOKINGS}::integer - 1) * interval '1 hour', 3
        from generate_series(1, ${BOOKINGS}::integer) n`;
    await tx.$executeRaw`
      insert into copied_surname select partner_id::uuid, 0, decode(key, 'hex') from unnest(${ids}::text[], ${keys}::text[]) k (partner_id, key)`;
  });
  await runPastTriggers("update booking set first_departure_at = created_at + interval '30 days' where id::text <> $1", id);
  await runPastTriggers(
    "update passenger_flight set flight_key = 'HY0271|' || (date '2027-01-01' + abs(hashtext(booking_id::text)) % 300) where booking_id::text <> $1",
    id,
  );
  await runPastTriggers("analyze booking, passenger_flight");
  await db().booking.update({ where: { id }, data: { reference: "Order 12/7" } });
  const { bookingNumber, tickets } = await db().booking.findUniqueOrThrow({ where: { id }, include: { tickets: true } });
  const [ticket] = tickets;
  sold = { bookingNumber, pnr: ticket?.pnr ?? "", ticketNumber: ticket?.ticketNumber ?? "" };
  partnerIds = (await sellingPartners()).map((partner) => partner.id);
  expect(partnerIds).toHaveLength(AGENCIES + 1);
}, 120_000);

const plan = z.array(z.object({ "QUERY PLAN": z.array(z.looseObject({ Plan: z.looseObject({}) })) }));

/** How many blocks a statement looks at. */
async function blocksOf(statement: Prisma.Sql): Promise<number> {
  const text = `explain (analyze, buffers, timing off, format json) ${statement.text}`;
  const [row] = plan.parse(await db().$queryRawUnsafe(text, ...statement.values));
  const top = row?.["QUERY PLAN"][0]?.Plan ?? {};
  expect(JSON.stringify(top)).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"(booking|booking_passenger|ticket|passenger_flight)"/);
  const blocks = z.object({ "Shared Hit Blocks": z.number(), "Shared Read Blocks": z.number() }).parse(top);
  return blocks["Shared Hit Blocks"] + blocks["Shared Read Blocks"];
}

test("30,000 bookings of 30 agencies: whatever is sought goes by an index", async () => {
  for (const text of [sold.bookingNumber, sold.pnr, sold.ticketNumber, "Order 12/7", NAME, "+998 90 123 45 67", "HY 271 2027-02-01"]) {
    const statement = await findStatement(readSought(text, world.date(0)), { partnerIds, limit: 11 });
    if (!statement) throw new Error(`${text} means nothing`);
    expect(await blocksOf(statement), text).toBeLessThan(text === NAME ? MOST_BLOCKS_OF_A_NAME : MOST_BLOCKS);
  }
});

test("30,000 bookings of 30 agencies: of a frequent surname the newest are shown", async () => {
  const [found] = (await findAnything({ text: NAME, locale: "en", now: world.now })).bookings;
  const newest = await db().booking.findMany({
    where: { passengers: { some: { surnameKey: { not: null } } } },
    orderBy: { createdAt: "desc" },
    take: 10,
    select: { id: true },
  });
  expect(found).toMatchObject({ by: "surname", is_more: true });
  expect(found?.items.map((item) => item.id)).toEqual(newest.map(({ id }) => id));
});

const LISTS: [string, WorkFilter][] = [
  ["newest first", {}],
  ["oldest first", { order: "asc" }],
  ["by departure", { sort: "departure" }],
  ["by amount", { sort: "amount" }],
  ["of a status", { status: "ticketed" }],
  ["of a carrier", { carrier: "HY" }],
  ["whose hold ends today", { view: "hold" }],
  ["with a refund open", { view: "refunds" }],
];

test.each(LISTS)("30,000 bookings of 30 agencies, %s: a page of all is merged of the agencies' own indexes", async (_, filter) => {
  const statement = await workOfPartners({ partnerIds, filter, now: world.now }, { place: null, limit: 51 });
  expect(await blocksOf(statement)).toBeLessThan(MOST_BLOCKS);
});
