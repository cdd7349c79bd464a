import { beforeAll, expect, test } from "vitest";
import { POST as SETTLE } from "@/app/api/operator/ticket-stocks/[number]/route";
import { POST as DECLARE, GET } from "@/app/api/operator/ticket-stocks/route";
import { settledStock, stockPage } from "@/lib/contracts/operator/carriers/stock";
import { db } from "@/lib/db";
import { readWorkState } from "@/lib/services/ground/health/read-work-state";
import { readQueueRows } from "@/lib/services/views/queues/queue-rows";
import { makePerson } from "@/tests/support/access/sessions";
import { SNAPSHOT } from "@/tests/support/bookings/receipt-sample";
import { insertSold } from "@/tests/support/bookings/sold-booking";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let userId = "";
beforeAll(async () => {
  world = await makeWorld();
  ({ userId } = await makePerson("operator"));
  await db().user.update({ where: { id: userId }, data: { houseRoles: ["stock"] } });
});

const REASON = "Letter 17 of the carrier";
const headers = { "accept-language": "en" };

async function declare(body: object) {
  const answer = await callPortal(DECLARE, { userId, headers, method: "POST", body: { reason: REASON, ...body } });
  return { status: answer.status, body: await answer.json() };
}

async function settle(number: number, act: "close" | "reopen", reason = REASON) {
  const answer = await callPortal(SETTLE, { userId, headers, method: "POST", params: { number: String(number) }, body: { act, reason } });
  return { status: answer.status, body: await answer.json() };
}

async function carrierOf(code: string) {
  const answer = await callPortal(GET, { userId });
  const page = stockPage.parse((await answer.json()).data);
  return { page, carrier: page.carriers.find(({ carrier }) => carrier === code) };
}

test("a range is declared, closed and opened again, each with its reason in the audit log", async () => {
  await db().ticketIssue.deleteMany();
  await db().ticketStock.deleteMany({ where: { carrier: "HY" } });
  expect((await carrierOf("HY")).page.not_on_sale).toContain("HY");

  const declared = await declare({ kind: "range", carrier: "hy", first: "250-2400000001", last: "250 2400001000" });
  expect(declared.status).toBe(200);
  const { range } = settledStock.parse(declared.body.data);
  expect(range).toMatchObject({ first: "2502400000001", last: "2502400001000", used: 0, left: 1000, state: "open" });
  expect((await carrierOf("HY")).carrier).toMatchObject({ state: "enough", left: 1000, days_left: null });

  expect(await settle(range.number, "close")).toMatchObject({ status: 200, body: { data: { range: { state: "closed" }, waiting: 0 } } });
  expect((await carrierOf("HY")).carrier).toMatchObject({ state: "closed", left: 0 });
  expect((await settle(range.number, "close")).body.errors).toMatchObject({ stock: [expect.stringContaining("closed already")] });
  expect((await settle(range.number, "reopen")).body.data.range).toMatchObject({ state: "open", closed: null });

  const logged = await db().auditEvent.findMany({ where: { action: { startsWith: "ticket_stock" } }, orderBy: { id: "asc" } });
  expect(logged.map(({ action, actor, detail }) => ({ action, actor, detail }))).toEqual(
    ["ticket_stock_declared", "ticket_stock_closed", "ticket_stock_reopened"].map((action) => ({
      action,
      actor: `operator:${userId}`,
      detail: { source: expect.stringContaining(`stock ${range.number} of HY`), reason: REASON },
    })),
  );
});

test("without a reason nothing is done, and a wrong number is told at its field", async () => {
  const before = await db().ticketStock.count();
  expect((await declare({ kind: "own", carrier: "HY", reason: " " })).body.errors).toHaveProperty("reason");
  const foreign = { kind: "range", carrier: "C6", first: "250-3400000001", last: "250-3400000002" };
  expect(await declare(foreign)).toMatchObject({
    status: 422,
    body: { errors: { first: [expect.stringContaining("accounting code of HY")] } },
  });
  const short = { kind: "range", carrier: "HY", first: "250-24", last: "250-2400000001" };
  expect((await declare(short)).body.errors).toHaveProperty("first");
  expect(await db().ticketStock.count()).toBe(before);
});

test("below a tenth it alarms, and days are counted at the pace of what was ticketed in thirty days", async () => {
  await db().ticketStock.updateMany({ where: { carrier: "HY" }, data: { nextNumber: 2502400000902n } });
  const { id } = await insertSold({ partnerId: world.partner.id, snapshot: SNAPSHOT, status: "ticketed", paidAt: new Date() });
  await db().booking.update({ where: { id }, data: { ticketedAt: new Date() } });
  const issued = await db().ticket.count({ where: { bookingId: id, carrier: "HY" } });
  expect(issued).toBeGreaterThan(0);
  const { page, carrier } = await carrierOf("HY");
  expect(carrier).toMatchObject({ state: "low", left: 99, issued_30_days: issued, days_left: Math.floor((99 * 30) / issued) });
  expect(page.carriers[0]?.carrier).toBe("HY");
  expect(page.low).toBe(1);
});

test("page, queue and the alarm of the metrics call the same stocks low", async () => {
  const RANGES: readonly (readonly [left: number, usedUp: boolean])[] = [
    [0, false],
    [1, false],
    [99, false],
    [100, false],
    [101, false],
    [99, true],
    [101, true],
  ];
  for (const [left, usedUp] of RANGES) {
    await db().ticketStock.deleteMany({ where: { carrier: "HY" } });
    const range = (first: bigint, remaining: number) =>
      ({
        ...{ carrier: "HY", firstNumber: first, lastNumber: first + 999n, nextNumber: first + 1000n - BigInt(remaining) },
        document: "airline_ticket",
      }) as const;
    await db().ticketStock.createMany({ data: [range(2502500000000n, left), ...(usedUp ? [range(2502500010000n, 0)] : [])] });
    const { carrier } = await carrierOf("HY");
    const isLow = carrier?.state === "low" || carrier?.state === "out";
    const { stocks } = await readWorkState();
    const { rows } = await readQueueRows({ kind: "stock", view: "open", userId, now: new Date(), limit: 50, offset: 0 });
    const told = [stocks.find((each) => each.carrier === "HY")?.is_low, rows.some(({ subject }) => subject === "HY")];
    expect([left, usedUp, ...told]).toEqual([left, usedUp, isLow, isLow]);
  }
});
