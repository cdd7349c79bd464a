import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { GET as exportRoute } from "@/app/api/portal/money/statement/export/route";
import { GET as statementRoute } from "@/app/api/portal/money/statement/route";
import { type StatementFilter, type StatementPage, statementPage } from "@/lib/contracts/portal/account-statement";
import { tableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { fromMajor, toMajor } from "@/lib/domain/money";
import { createBooking } from "@/lib/services/booking/create/create-booking";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { sumDepositDays } from "@/lib/services/terms/ledger/sum-deposit-days";
import { listStatement } from "@/lib/services/views/statement/list-statement";
import { listWorkChoices } from "@/lib/services/views/work-list/list-work-choices";
import { bookJourney, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { becomePerson } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

/** Posts adjustments at the moments given: the ledger itself only knows the present one. */
async function post(partnerId: string, movements: readonly { amountMinor: number; at: Date }[]): Promise<void> {
  for (const { amountMinor, at } of movements) {
    const id = randomUUID();
    const entry = (owner: string | null, kind: string, amount: number) => ({
      partnerId: owner,
      kind,
      currency: "UZS",
      amountMinor: amount,
    });
    const entries = [entry(partnerId, "deposit", amountMinor), entry(null, "cash", -amountMinor)];
    const posting = JSON.stringify({ id, bookingId: null, kind: "adjustment", memo: "by hand", entries });
    await db().$queryRaw`select post_ledger_v1(${posting}::jsonb)::text`;
    await db().$executeRaw`update ledger_transaction set created_at = ${at} where id = ${id}::uuid`;
    await db().$executeRaw`update ledger_entry set created_at = ${at} where transaction_id = ${id}::uuid`;
  }
}

async function readAll(partnerId: string, filter: StatementFilter): Promise<StatementPage> {
  const first = await listStatement({ partnerId, filter });
  const items = [...first.items];
  for (let cursor = first.next_cursor; cursor !== null; ) {
    const next = await listStatement({ partnerId, filter, cursor });
    items.push(...next.items);
    cursor = next.next_cursor;
  }
  return statementPage.parse({ ...first, items, next_cursor: null });
}

const movement = fc.record({
  amountMinor: fc.integer({ min: -50_000_000, max: 50_000_000 }).filter((amount) => amount !== 0),
  at: fc.date({ min: new Date("2026-10-01T00:00:00Z"), max: new Date("2026-10-08T23:59:59.999Z"), noInvalidDate: true }),
});

test("the balance runs from the opening to the closing one, each row the next one's, as the ledger has them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { maxLength: 60 }), fc.nat(4), fc.nat(4), fc.boolean(), async (made, first, length, isSummed) => {
      const { partner } = await makePartner({ depositMinor: 0n, creditLimitMinor: 10n ** 12n });
      await post(partner.id, made);
      if (isSummed) await sumDepositDays();
      const day = (index: number) => `2026-10-0${index}`;
      const { items, opening_balance, closing_balance, found } = await readAll(partner.id, {
        from: day(first + 1),
        to: day(Math.min(9, first + 1 + length)),
      });
      let balance = fromMajor(opening_balance);
      for (const row of items.toReversed()) {
        balance += fromMajor(row.amount);
        expect(fromMajor(row.balance)).toBe(balance);
      }
      expect(balance).toBe(fromMajor(closing_balance));
      expect(fromMajor(found.received) - fromMajor(found.paid)).toBe(fromMajor(closing_balance) - fromMajor(opening_balance));
      const begin = new Date(`${day(first + 1)}T00:00:00+05:00`);
      const before = made.filter(({ at }) => at < begin).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      expect(opening_balance).toBe(toMajor(before));
    }),
    { numRuns: propertyRuns(8) },
  );
});

let world: World;
let numbers: string[];
const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
const period = { from: today, to: today };

beforeAll(async () => {
  world = await makeWorld();
  await becomePerson(world.userId, { name: "Dilnoza Agent" });
  const { partner, now } = world;
  const { offerId } = await findOffer({ ...world, date: world.date(30) });
  const actor = `partner:${world.userId}`;
  const own = await createBooking({ partner, offerId, body: makeBody(), actor, now, locale: "en" });
  const made = [own, await bookJourney({ ...world, date: world.date(31) })];
  numbers = made.map(({ booking_number }) => booking_number);
  for (const { id } of made) await payBooking({ partnerId: partner.id, bookingId: id, actor: "test", now });
});

const found = async (filter: Partial<StatementFilter>) => {
  const { items } = await readAll(world.partner.id, { ...period, ...filter });
  return items.flatMap(({ booking }) => booking?.booking_number ?? []);
};

test("a payment names its booking and who made it, and rows are narrowed to either", async () => {
  const { agents } = await listWorkChoices({ partnerId: world.partner.id, locale: "ru" });
  expect(agents).toEqual([{ id: `partner:${world.userId}`, name: "Dilnoza Agent" }]);
  expect(await found({})).toEqual(numbers.toReversed());
  expect(await found({ agent: `partner:${world.userId}` })).toEqual(numbers.slice(0, 1));
  expect(await found({ booking: numbers[1] })).toEqual(numbers.slice(1));
  const whole = await readAll(world.partner.id, period);
  const narrowed = await readAll(world.partner.id, { ...period, booking: numbers[0] });
  expect(narrowed.items[0]).toEqual(whole.items[1]);
  expect(narrowed.items[0]).toMatchObject({ kind: "payment", agent: "Dilnoza Agent" });
  expect([narrowed.opening_balance, narrowed.closing_balance]).toEqual([whole.opening_balance, whole.closing_balance]);
});

test("it is a file between its two balances, oldest first", async () => {
  const query = `?${new URLSearchParams({ ...period, format: "csv" })}`;
  const answer = await callPortal(exportRoute, { userId: world.userId, query });
  const file = tableFile.parse((await answer.json()).data);
  expect(file.name).toBe(`statement-${today}-${today}.csv`);
  const lines = Buffer.from(file.content, "base64").toString().split("\r\n");
  expect(lines[0]).toContain("Time in Tashkent,Movement,Booking,Booked by,Received,Paid,Balance,Currency");
  expect(lines[1]).toContain(`${today},Opening balance`);
  expect(lines.at(-2)).toContain(`${today},Closing balance`);
  const bookings = lines.filter((line) => line.includes("Payment"));
  expect(bookings.map((line) => numbers.findIndex((number) => line.includes(number)))).toEqual([0, 1]);
});

test("what is asked wrongly is refused by its name, and another partner's booking is not there", async () => {
  const wrong = [
    [{ to: today }, "from"],
    [{ ...period, from: "2026-13-01" }, "from"],
    [{ from: today, to: "2026-01-01" }, "to"],
    [{ from: "2020-01-01", to: today }, "to"],
    [{ ...period, agent: "somebody else" }, "agent"],
    [{ ...period, cursor: "x" }, "cursor"],
  ] as const;
  for (const [asked, field] of wrong) {
    const answer = await callPortal(statementRoute, { userId: world.userId, query: `?${new URLSearchParams(asked)}` });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [field]]);
  }
  const stranger = await makePartner({ depositMinor: 0n });
  expect((await readAll(stranger.partner.id, { ...period, booking: numbers[0] })).items).toEqual([]);
});
