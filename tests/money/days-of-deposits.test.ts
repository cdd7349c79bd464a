import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { addDays } from "@/lib/domain/dates";
import { addSales, NO_SALES, SALES_GROUPS, type SalesCount, type SalesGrouping } from "@/lib/domain/selling/sales";
import { tashkentText } from "@/lib/domain/tashkent";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { writeCopies } from "@/lib/services/booking/testing/copy-bookings";
import { readFunds } from "@/lib/services/desk/waiting/read-funds";
import { daysEqualEntries } from "@/lib/services/ground/invariants/checks/money";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { sumDepositDays } from "@/lib/services/terms/ledger/sum-deposit-days";
import { readSales } from "@/lib/services/views/sales/read-sales";
import { readSalesRows } from "@/lib/services/views/sales/sales-rows";
import { listStatement } from "@/lib/services/views/statement/list-statement";
import { momentsOf } from "@/lib/services/views/statement/moments-of";
import { bookJourney } from "@/tests/support/bookings/booking";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { rowsRead } from "@/tests/support/run/rows-read";
import { runPastTriggers } from "@/tests/support/run/run-past-triggers";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const today = tashkentText(new Date()).slice(0, 10);
const ago = (days: number) => addDays(today, -days);
const AGENTS = ["partner:one", "partner:two", "partner:three"];
/** Made one booking. */
const RARE = "partner:rare";
/** Copies are made over so many days. */
const DAYS = 30;
const COPIES = 120;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await depositMoney({ partnerId: world.partner.id, amountMinor: 1e12, memo: "Deposit" });
  for (const [place, to] of ["IST", "SKD", "IST"].entries()) {
    const { id } = await bookJourney({ ...world, date: world.date(30 + place), to });
    const address = { partnerId: world.partner.id, bookingId: id, actor: "partner:test", now: world.now };
    await payBooking(address);
    await issueTickets({ bookingId: id, now: world.now });
    if (place === 2) await voidBooking(address);
  }
  await writeCopies(async (tx) => {
    await tx.$executeRaw`
      insert into copy (n, old, partner_id, account_id, later, actor, extra_minor)
      select n, b.id, b.partner_id, ${world.depositAccountId}::uuid, - n * interval '1 day' * ${DAYS}::integer / ${COPIES}::integer,
             case when n = ${COPIES / 2}::integer then ${RARE} else (${AGENTS}::text[])[1 + n % ${AGENTS.length}::integer] end, 0
        from generate_series(1, ${COPIES}::integer) n
        join (select id, partner_id, row_number() over (order by id) - 1 as place from booking where partner_id = ${world.partner.id}::uuid) b on b.place = n % 3`;
  });
});

/** What every entry of the deposit comes to, row by row. */
async function countSales(by: SalesGrouping, from: string, to: string): Promise<Map<string, SalesCount>> {
  const { from: since, until } = momentsOf({ from, to });
  const entries = await db().ledgerEntry.findMany({
    where: { accountId: world.depositAccountId, createdAt: { gte: since, lt: until } },
    include: { transaction: true },
  });
  const bookings = await db().booking.findMany({
    where: { partnerId: world.partner.id },
    include: { _count: { select: { passengers: true } }, events: { where: { reason: "book" } } },
  });
  const counts = new Map<string, SalesCount>();
  for (const { createdAt, amountMinor, transaction } of entries) {
    const booking = bookings.find(({ id }) => id === transaction.bookingId);
    if (!booking) continue;
    const segments = parseSnapshot(booking.snapshot).directions[0]?.segments ?? [];
    const keys: Record<SalesGrouping, string> = {
      day: tashkentText(createdAt).slice(0, 10),
      carrier: segments[0]?.carrier ?? "",
      route: `${segments[0]?.departure.airport}-${segments.at(-1)?.arrival.airport}`,
      agent: booking.events[0]?.actor ?? "",
    };
    const count =
      transaction.kind === "payment"
        ? { bookings: 1, passengers: booking._count.passengers, soldMinor: -Number(amountMinor), costMinor: -Number(amountMinor) }
        : { refundMinor: Number(amountMinor), customerRefundMinor: Number(amountMinor) };
    counts.set(keys[by], addSales(counts.get(keys[by]) ?? NO_SALES, { ...NO_SALES, ...count }));
  }
  return counts;
}

async function readBy(by: SalesGrouping, from: string, to: string) {
  const rows = await readSalesRows({ partnerId: world.partner.id, currency: "UZS", by, ...momentsOf({ from, to }) });
  return new Map(rows.map(({ key, ...count }) => [key, count]));
}

const agentsFound = (from: string, to: string) =>
  Promise.all(AGENTS.map(async (agent) => (await listStatement({ partnerId: world.partner.id, filter: { from, to, agent } })).found));

test("sales and an agent's movements are those of the entries, before their days are summed and afterwards, and the sums hold", async () => {
  const check = fc.asyncProperty(fc.constantFrom(...SALES_GROUPS), fc.nat(DAYS + 2), fc.nat(DAYS + 2), async (by, one, other) => {
    const [from, to] = [ago(Math.max(one, other)), ago(Math.min(one, other))];
    expect(await readBy(by, from, to)).toEqual(await countSales(by, from, to));
  });
  await fc.assert(check, { numRuns: propertyRuns(10) });
  const before = await agentsFound(ago(DAYS), today);
  expect(before.every(({ count }) => count > 10)).toBe(true);
  await sumDepositDays();
  expect(await db().depositDay.count({ where: { accountId: world.depositAccountId } })).toBeGreaterThan(DAYS * 4);
  await fc.assert(check, { numRuns: propertyRuns(20) });
  expect(await agentsFound(ago(DAYS), today)).toEqual(before);
  expect(await db().$queryRawUnsafe(daysEqualEntries.broken)).toEqual([]);
});

test("of an agent who made one booking, the movements of its day are looked up", async () => {
  await sumDepositDays();
  const filter = { from: ago(DAYS), to: today, agent: RARE };
  const page = () => listStatement({ partnerId: world.partner.id, filter });
  const { items, found } = await page();
  expect(new Set(items.map(({ booking }) => booking?.id)).size).toBe(1);
  expect(items).toHaveLength(found.count);
  const aDay = (2 * COPIES) / DAYS;
  expect(await rowsRead({ table: "booking", asking: /ledger_entry|deposit_day/ }, page)).toBeLessThan(6 * aDay);
});

test("what is written of a day that is summed already takes the day back, and it is summed again", async () => {
  const seller = await makePartner({ depositMinor: 0n });
  const { id: partnerId } = seller.partner;
  const where = { id: seller.depositAccountId };
  await depositMoney({ partnerId, amountMinor: 500, memo: "Deposit" });
  // As it stands when a day ends between two movements that have begun before its end.
  const tomorrow = new Date(addDays(today, 1));
  await db().ledgerAccount.update({ where, data: { summedUntil: tomorrow } });
  await db().depositDay.create({
    data: {
      ...{ accountId: where.id, grouping: "day", day: new Date(today), key: "", kind: "deposit" },
      ...{ movements: 1, receivedMinor: 500n, paidMinor: 0n, bookings: 0, passengers: 0, customerMinor: 0n },
    },
  });
  await depositMoney({ partnerId, amountMinor: 70, memo: "Late" });
  const { summedUntil } = await db().ledgerAccount.findUniqueOrThrow({ where });
  expect(summedUntil?.toISOString().slice(0, 10)).toBe(tashkentText(new Date()).slice(0, 10));
  const { found, opening_balance, closing_balance } = await listStatement({ partnerId, filter: { from: today, to: addDays(today, 1) } });
  expect([found.received, opening_balance, closing_balance]).toEqual([5.7, 0, 5.7]);
});

test("summing waits for whoever moves the deposit, and sees what was moved", async () => {
  const seller = await makePartner({ depositMinor: 0n });
  const accountId = seller.depositAccountId;
  await depositMoney({ partnerId: seller.partner.id, amountMinor: 500, memo: "Deposit" });
  const backdate = (client: Pick<ReturnType<typeof db>, "$executeRaw">) =>
    client.$executeRaw`update ledger_entry set created_at = now() - interval '2 days' where account_id = ${accountId}::uuid`;
  await backdate(db());
  const { summing } = await db().$transaction(async (tx) => {
    const entry = (partnerId: string | null, kind: string, amountMinor: number) => ({ partnerId, kind, currency: "UZS", amountMinor });
    const entries = [entry(seller.partner.id, "deposit", 70), entry(null, "cash", -70)];
    const posting = JSON.stringify({ id: randomUUID(), bookingId: null, kind: "deposit", memo: "Under way", entries });
    await tx.$queryRaw`select post_ledger_v1(${posting}::jsonb)::text`;
    await backdate(tx);
    const running = sumDepositDays();
    await vi.waitFor(async () => {
      const waiting = await db().$queryRaw<unknown[]>`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%sum_deposit_days_v2%'`;
      expect(waiting.length).toBeGreaterThan(0);
    });
    return { summing: running };
  });
  await summing;
  const [day] = await db().depositDay.findMany({ where: { accountId, grouping: "day" } });
  expect(day).toMatchObject({ movements: 2, receivedMinor: 570n });
});

describe.each([1, 20])("with %i movements a day for over a year", (aDay) => {
  let partnerId: string;
  const PAGE = 51;
  beforeAll(async () => {
    const seller = await makePartner({ depositMinor: 0n });
    partnerId = seller.partner.id;
    await runPastTriggers(
      `with made as (
         insert into ledger_transaction (id, kind, memo, created_at)
         select gen_random_uuid(), 'payment', 'many', now() - n * interval '1 day' / ${aDay} from generate_series(1, ${400 * aDay}) n returning id, created_at)
       insert into ledger_entry (transaction_id, account_id, amount_minor, kind, created_at) select id, $1::uuid, -1, 'payment', created_at from made`,
      seller.depositAccountId,
    );
    await sumDepositDays();
    await runPastTriggers("analyze ledger_entry, ledger_transaction, deposit_day");
  });

  const month = { from: ago(29), to: today };
  const year = { from: ago(364), to: today };
  const pages: [string, () => Promise<unknown>][] = [
    ["the statement of a month", () => listStatement({ partnerId, filter: month })],
    ["the statement of a year", () => listStatement({ partnerId, filter: year })],
    ["the statement of a month a year ago", () => listStatement({ partnerId, filter: { from: ago(394), to: ago(365) } })],
    ["the sales of a year", () => readSales({ partnerId, asked: { ...year, by: "day" }, locale: "en" })],
    ["what is left on the deposit", () => readFunds({ partnerId, now: new Date() })],
  ];
  test.each(pages)("%s reads the movements that it shows, and those of days that are not whole", async (_, page) => {
    // The rows of the page twice, for their balances too, and a few stretches of less than a day each.
    expect(await rowsRead({ table: "ledger_entry", asking: /ledger|deposit/ }, page)).toBeLessThan(2 * PAGE + 6 * aDay);
  });

  test("a statement of many days has what each of its days has", async () => {
    const { found } = await listStatement({ partnerId, filter: month });
    let count = 0;
    for (let day = 0; day < 30; day++) count += (await listStatement({ partnerId, filter: { from: ago(day), to: ago(day) } })).found.count;
    expect(found.count).toBe(count);
    expect(count).toBeGreaterThan(28 * aDay);
  });
});
