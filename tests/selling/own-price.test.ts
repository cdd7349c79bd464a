import { beforeAll, describe, expect, test } from "vitest";
import { POST as setPrice } from "@/app/api/portal/bookings/[id]/selling/route";
import { POST as setRules } from "@/app/api/portal/selling/rules/route";
import { type SellingRequest, sellingShown } from "@/lib/contracts/portal/selling";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { fromMajor, sum } from "@/lib/domain/money";
import type { Party } from "@/lib/domain/passengers/passengers";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { listBookings } from "@/lib/services/views/bookings/list-bookings";
import { book, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

type Agency = Pick<World, "partner" | "userId">;

const FAMILY: Party = { adt: 2, chd: 1, inf: 0, ins: 0 };
const KEEPS: SellingRequest["keeps"] = { kind: "percent", basisPoints: 500 };
const RULES: SellingRequest["rules"] = [
  { part: "markup", when: {}, value: { kind: "percent", basisPoints: 300 } },
  { part: "markup", when: { to: "TR", age: "chd" }, value: { kind: "amount", minor: 0 } },
  { part: "fee", when: { carrier: "HY" }, value: { kind: "amount", minor: 5_000_000 } },
];
const ROUNDING: SellingRequest["rounding"] = { toMinor: 100_000, mode: "up" };
const BOUNDS: SellingRequest["bounds"] = { lowestBp: 0, highestBp: 2000 };

let world: World;
let day = 20;
beforeAll(async () => {
  // Routes that change something act at the database's time: holds of a fixed moment would be over for them.
  world = await makeWorld({ now: new Date() });
});

/** An agency with an admin. */
async function makeAgency(): Promise<Agency> {
  const { partner, userId } = await makePartner();
  await db().user.update({ where: { id: userId }, data: { role: "admin" } });
  return { partner, userId };
}

async function setPolicy({ userId }: Agency, change: Partial<SellingRequest> = {}) {
  const body = { version: 0, rules: RULES, rounding: ROUNDING, bounds: BOUNDS, keeps: KEEPS, ...change };
  const response = await callPortal(setRules, { userId, method: "POST", body });
  return { status: response.status, body: await response.json() };
}

/** Books a family for the agency on a day of its own. */
async function bookFamily({ partner }: Agency) {
  day += 1;
  const { offerId } = await findOffer({ partner, now: world.now, date: world.date(day), party: FAMILY });
  const booking = await book({ partner, now: world.now, offerId, body: makeBody(FAMILY) });
  const address = { partnerId: partner.id, bookingId: booking.id };
  const rows = () => db().bookingPassenger.findMany({ where: { bookingId: booking.id }, orderBy: { position: "asc" } });
  return { booking, address, rows, selling: async () => (await readPortalBooking({ ...address, now: world.now })).selling };
}

async function askPrice({ userId }: Agency, bookingId: string, amount: number) {
  const response = await callPortal(setPrice, { userId, method: "POST", params: { id: bookingId }, body: { amount } });
  return { status: response.status, body: await response.json() };
}

describe("a booking of an agency with rules", () => {
  test("is sold by them, each passenger by the most specific one, and costs what it costs without", async () => {
    const agency = await makeAgency();
    const before = await bookFamily(agency);
    expect((await setPolicy(agency)).status).toBe(200);
    const { booking, rows, selling } = await bookFamily(agency);
    const passengers = await rows();
    for (const { age, priceMinor, sellingMinor, sellingKeptMinor } of passengers) {
      const cost = Number(priceMinor);
      const margin = age === "chd" ? 0 : Math.round(cost * 0.03);
      const price = Math.ceil((cost + margin + 5_000_000) / 100_000) * 100_000;
      expect(Number(sellingMinor)).toBe(price);
      expect(Number(sellingKeptMinor)).toBe(Math.round(price * 0.05));
    }
    const shown = await selling();
    expect(fromMajor(shown.amount)).toBe(sum(passengers.map(({ sellingMinor }) => Number(sellingMinor))));
    expect(shown.cost).toBe(booking.price.amount);
    expect(shown.is_own).toBe(true);
    // What was booked before the rules is sold for what it costs, and programs read the cost of both.
    const old = await before.selling();
    expect([old.amount, old.is_own]).toEqual([before.booking.price.amount, false]);
    const read = await readBooking({ ...before.address, locale: "en", now: world.now });
    expect(Object.keys(booking).sort()).toEqual(Object.keys(before.booking).sort());
    expect(read.price).toEqual(before.booking.price);
  });

  test("keeps its price when the rules change", async () => {
    const agency = await makeAgency();
    await setPolicy(agency);
    const { selling } = await bookFamily(agency);
    const sold = await selling();
    await setPolicy(agency, { version: 1, rules: [] });
    expect((await selling()).amount).toBe(sold.amount);
  });

  test("is sold by the same rules in test mode", async () => {
    const agency = await makeAgency();
    await setPolicy(agency);
    const twin = await makeAgency();
    await db().partner.update({ where: { id: twin.partner.id }, data: { testOf: agency.partner.id } });
    const { selling } = await bookFamily(twin);
    expect((await selling()).is_own).toBe(true);
  });

  test("stands in the list with both prices", async () => {
    const agency = await makeAgency();
    await setPolicy(agency);
    const { selling, booking } = await bookFamily(agency);
    const { items } = await listBookings({ partnerId: agency.partner.id, locale: "en", page: 1 });
    expect(items[0]).toMatchObject({ price: { amount: booking.price.amount }, selling: (await selling()).amount });
  });
});

describe("the rules", () => {
  test("that somebody else has changed meanwhile are not overwritten", async () => {
    const agency = await makeAgency();
    const first = envelope(sellingShown).parse((await setPolicy(agency)).body).data;
    expect(first.version).toBe(1);
    expect(await setPolicy(agency)).toMatchObject({ status: 409, body: { error_code: 100510 } });
    expect(await setPolicy(agency, { version: 2 })).toMatchObject({ status: 409, body: { error_code: 100510 } });
    expect((await setPolicy(agency, { version: 1 })).status).toBe(200);
  });

  test.each<[string, SellingRequest["rules"][number]["when"], string]>([
    ["an unknown carrier", { carrier: "0Q" }, "rules.3.when.carrier"],
    ["an unknown city", { from: "QQQ" }, "rules.3.when.from"],
    ["an unknown country", { to: "QQ" }, "rules.3.when.to"],
    ["the conditions of another one", { carrier: "HY" }, "rules.3.when"],
  ])("are refused with %s", async (_, when, field) => {
    const agency = await makeAgency();
    const { status, body } = await setPolicy(agency, { rules: [...RULES, { part: "fee", when, value: { kind: "amount", minor: 1 } }] });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(field);
    expect(await db().partnerSelling.count({ where: { partnerId: agency.partner.id } })).toBe(0);
  });
});

describe("an agent", () => {
  test("sets the price within the bounds; the passengers' prices add up to it, and the log says who it was", async () => {
    const agency = await makeAgency();
    await setPolicy(agency);
    const { booking, rows } = await bookFamily(agency);
    const amount = Math.round(booking.price.amount * 1.1) + 0.37;
    const { status, body } = await askPrice(agency, booking.id, amount);
    expect(status).toBe(200);
    expect(body.data.amount).toBe(amount);
    const passengers = await rows();
    expect(sum(passengers.map(({ sellingMinor }) => Number(sellingMinor)))).toBe(fromMajor(amount));
    for (const { priceMinor, sellingMinor } of passengers) expect(Number(sellingMinor)).toBeGreaterThanOrEqual(Number(priceMinor));
    const [row] = await db().auditEvent.findMany({ where: { bookingId: booking.id } });
    expect(row).toMatchObject({
      action: "selling_price_set",
      actor: `partner:${agency.userId}`,
      detail: { amount_minor: fromMajor(amount) },
    });
  });

  test("is told the bounds where the price is outside, and nothing is changed", async () => {
    const agency = await makeAgency();
    await setPolicy(agency);
    const { booking, rows } = await bookFamily(agency);
    const before = await rows();
    for (const amount of [booking.price.amount - 0.01, booking.price.amount * 1.5]) {
      const { status, body } = await askPrice(agency, booking.id, amount);
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toContain(booking.price.amount.toFixed(2));
    }
    expect(await rows()).toEqual(before);
  });

  test("sets no price where the agency lets nobody, of another's booking, or once it is paid", async () => {
    const agency = await makeAgency();
    const { booking, address } = await bookFamily(agency);
    expect(await askPrice(agency, booking.id, booking.price.amount)).toMatchObject({ status: 409, body: { error_code: 100511 } });
    await setPolicy(agency);
    const stranger = await makeAgency();
    await setPolicy(stranger);
    expect((await askPrice(stranger, booking.id, booking.price.amount)).status).toBe(404);
    await payBooking({ ...address, actor: "partner:test", now: world.now });
    await issueTickets({ bookingId: booking.id, now: world.now });
    expect(await askPrice(agency, booking.id, booking.price.amount)).toMatchObject({ status: 409, body: { error_code: 100511 } });
  });
});
