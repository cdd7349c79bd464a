import { beforeAll, expect, test } from "vitest";
import { GET as exportRoute } from "@/app/api/portal/money/sales/export/route";
import { GET as salesRoute } from "@/app/api/portal/money/sales/route";
import { sales } from "@/lib/contracts/portal/sales";
import { tableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { fromMajor } from "@/lib/domain/money";
import { SALES_GROUPS, type SalesGrouping } from "@/lib/domain/selling/sales";
import { settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { readBookingSelling } from "@/lib/services/views/booking-page/read-booking-selling";
import { readSales } from "@/lib/services/views/sales/read-sales";
import { readStatement } from "@/lib/services/views/statement/read-statement";
import { listWork } from "@/lib/services/views/work-list/list-work";
import { bookJourney } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

const MARGIN_MINOR = 5_000_000n;
const KEPT_MINOR = 1_000_000n;
const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
const period = { from: today, to: today };

let world: World;
let partnerId: string;
/** Sold at a price of the agency's own; the second one is voided. */
let ids: string[];
beforeAll(async () => {
  world = await makeWorld();
  partnerId = world.partner.id;
  const { now } = world;
  const made = [];
  for (const [day, to] of [
    [30, "IST"],
    [31, "IST"],
    [50, "SKD"],
  ] as const)
    made.push(await bookJourney({ ...world, date: world.date(day), to }));
  ids = made.map(({ id }) => id);
  for (const bookingId of ids) {
    await db().$executeRaw`
      update booking_passenger set selling_minor = price_minor + ${MARGIN_MINOR}, selling_kept_minor = ${KEPT_MINOR} where booking_id = ${bookingId}::uuid`;
    await payBooking({ partnerId, bookingId, actor: "test", now });
    await issueTickets({ bookingId, now });
  }
  await voidBooking({ partnerId, bookingId: ids[1] ?? "", actor: "test", now });
});

const read = (by: SalesGrouping) => readSales({ partnerId, asked: { ...period, by }, locale: "ru" });

test("however they are grouped, cost and refunds are those of the ledger, and the groups make up the totals", async () => {
  const { accounts } = await readStatement({ partnerId, query: { ...period, time_zone: "Asia/Tashkent" } });
  const moved = (kind: string) => accounts[0]?.movements.find((each) => each.kind === kind)?.amount ?? 0;
  for (const by of SALES_GROUPS) {
    const { groups, totals } = sales.parse(await read(by));
    expect([totals.cost, totals.refunds], by).toEqual([-moved("payment"), moved("refund")]);
    for (const field of ["bookings", "passengers", "sold", "cost", "refunds", "customer_refunds", "margin"] as const)
      expect(
        groups.reduce((sum, group) => sum + fromMajor(group[field]), 0),
        `${by} ${field}`,
      ).toBe(fromMajor(totals[field]));
  }
});

test("the margin is what is left when customers have got back what is theirs", async () => {
  const { totals } = await read("day");
  const { customer_refund } = await readBookingSelling({ partnerId, bookingId: ids[1] ?? "", now: world.now });
  expect(totals.customer_refunds).toBe(customer_refund);
  expect(totals.sold - totals.cost).toBe(Number(3n * MARGIN_MINOR) / 100);
  // Of what was voided the customer gets all back, and the agency keeps nothing.
  expect(fromMajor(totals.margin)).toBe(Number(2n * MARGIN_MINOR));
});

test("sales are counted by route, carrier and who booked", async () => {
  const keys = async (by: SalesGrouping) => (await read(by)).groups.map(({ key, bookings }) => [key, bookings]);
  expect(await keys("route")).toEqual([
    ["TAS-IST", 2],
    ["TAS-SKD", 1],
  ]);
  expect(await keys("carrier")).toEqual([["HY", 3]]);
  expect((await read("carrier")).groups.map(({ name }) => name)).toEqual(["Узбекистон хаво йуллари (HY)"]);
  expect(await keys("day")).toEqual([[today, 3]]);
  expect(await keys("agent")).toEqual([["partner:test", 3]]);
});

test("they are a file with totals, another partner has none of them, and a wrong question is refused by its name", async () => {
  const query = (asked: object) => `?${new URLSearchParams(Object.entries(asked))}`;
  const answer = await callPortal(exportRoute, { userId: world.userId, query: query({ ...period, by: "route", format: "csv" }) });
  const file = tableFile.parse((await answer.json()).data);
  expect(file.name).toBe(`sales-by-route-${today}-${today}.csv`);
  const lines = Buffer.from(file.content, "base64").toString().split("\r\n");
  expect(lines[0]).toContain("Route,Bookings,Passengers,Sold,Cost");
  expect(lines.at(-2)).toMatch(/^Total,3,3,/);
  const stranger = await makePartner();
  const theirs = await readSales({ partnerId: stranger.partner.id, asked: { ...period, by: "day" }, locale: "en" });
  expect(theirs).toMatchObject({ groups: [], totals: { bookings: 0, refunds: 0 } });
  const wrong = await callPortal(salesRoute, { userId: world.userId, query: query({ ...period, by: "colour" }) });
  expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([422, ["by"]]);
});

test("the work list and the booking's own page count the margin as the sales do: refunds taken off, and nothing of what was never paid", async () => {
  const address = { partnerId, actor: "test", now: world.now };
  const cancelled = await bookJourney({ ...world, date: world.date(60) });
  const held = await bookJourney({ ...world, date: world.date(61) });
  for (const { id } of [cancelled, held])
    await db().$executeRaw`update booking_passenger set selling_minor = price_minor + ${MARGIN_MINOR} where booking_id = ${id}::uuid`;
  await cancelUnpaidBooking({ ...address, bookingId: cancelled.id });
  const settled = ids[2] ?? "";
  await requestManualRefund({ ...address, bookingId: settled, asked: { reason: "illness", text: "" } });
  const request = await db().refundRequest.findFirstOrThrow({ where: { bookingId: settled, state: "open" } });
  await settleRefundRequest({ refundRequestId: request.id, ...address, note: "", fareMinor: 2_000_000, taxesMinor: 0, feeMinor: 0 });

  const { totals } = await read("day");
  const work = await listWork({ partnerId, filter: {}, locale: "en", now: world.now });
  expect(work.totals?.sums).toMatchObject([{ count: work.items.length - 1, margin: totals.margin }]);
  const margins = new Map(work.items.map(({ id, margin }) => [id, margin]));
  expect(margins.get(cancelled.id)).toBeNull();
  expect(margins.get(held.id)).toBe(Number(MARGIN_MINOR) / 100);
  expect(margins.get(ids[1] ?? "")).toBe(0);
  expect(margins.get(settled)).toBe(Number(KEPT_MINOR) / 100);
  for (const [bookingId, margin] of margins)
    expect((await readBookingSelling({ partnerId, bookingId, now: world.now })).margin, bookingId).toBe(margin);
});
