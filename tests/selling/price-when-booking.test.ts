import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { POST as bookSold } from "@/app/api/portal/offers/[id]/booking/route";
import { POST as setRules } from "@/app/api/portal/selling/rules/route";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import type { SellingRequest } from "@/lib/contracts/portal/selling";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { sum, toMajor } from "@/lib/domain/money";
import type { Party } from "@/lib/domain/passengers/passengers";
import { openOffer, quotedTerms } from "@/lib/services/offers/offer/offer-id";
import { priceByRules } from "@/lib/services/quotes/price-choice";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

type Agency = Pick<World, "partner" | "userId">;

const FAMILY: Party = { adt: 2, chd: 1, inf: 0, ins: 0 };
const RULES: SellingRequest["rules"] = [{ part: "markup", when: {}, value: { kind: "percent", basisPoints: 300 } }];
const BOUNDS: SellingRequest["bounds"] = { lowestBp: 0, highestBp: 2_000 };
const KEEPS: SellingRequest["keeps"] = { kind: "percent", basisPoints: 500 };
const ROUNDING: SellingRequest["rounding"] = { toMinor: 100_000, mode: "up" };

let world: World;
let day = 20;
let agency: Agency;
beforeAll(async () => {
  // Routes that change something act at the database's time: holds of a fixed moment would be over for them.
  world = await makeWorld({ now: new Date() });
});
beforeEach(async () => {
  agency = await makePartner();
  await db().user.update({ where: { id: agency.userId }, data: { role: "admin" } });
});

async function setPolicy(change: Partial<SellingRequest> = {}, version = 0): Promise<void> {
  const body = { version, rules: RULES, rounding: ROUNDING, bounds: BOUNDS, keeps: KEEPS, ...change };
  const response = await callPortal(setRules, { userId: agency.userId, method: "POST", body });
  expect(response.status).toBe(200);
}

/** An offer for a family, as the form shows it: what it costs, and what the rules make of it, minor units. */
async function openForm() {
  day += 1;
  const { partner } = agency;
  const { offerId, offer } = await findOffer({ partner, now: world.now, date: world.date(day), party: FAMILY });
  const terms = quotedTerms(partner, openOffer({ offerId, partnerId: partner.id, now: world.now }));
  const { costMinor, sellingMinor } = priceByRules(offer, await readSellingPolicy(partner.id), terms, FAMILY);
  return { offerId, offer, terms, costMinor, sellingMinor, body: makeBody(FAMILY) };
}

type Form = Awaited<ReturnType<typeof openForm>>;

/** @param shown major units, by an agent's hand */
function send(form: Form, shown: number, headers: Record<string, string> = {}) {
  return post(form, { selling_price: shown, selling_price_typed: true }, headers);
}

/** A form in which nobody has typed a price. @param shown major units */
function sendUntouched(form: Form, shown: number) {
  return post(form, { selling_price: shown, selling_price_typed: false });
}

async function post({ offerId, body, costMinor }: Form, sold: object, headers: Record<string, string> = {}) {
  const response = await callPortal(bookSold, {
    userId: agency.userId,
    method: "POST",
    params: { id: offerId },
    headers,
    body: { ...body, expected_price: toMajor(costMinor), ...sold },
  });
  return { status: response.status, body: await response.json() };
}

async function bookedOf(answer: Awaited<ReturnType<typeof send>>) {
  expect(answer).toMatchObject({ status: 200 });
  const { id } = envelope(createdBooking).parse(answer.body).data;
  const { selling } = await readPortalBooking({ partnerId: agency.partner.id, bookingId: id, now: world.now });
  const rows = await db().bookingPassenger.findMany({ where: { bookingId: id }, orderBy: { position: "asc" } });
  const audit = await db().auditEvent.findMany({ where: { bookingId: id, action: "selling_price_set" } });
  return { id, selling, rows, audit };
}

const bookings = () => db().booking.count({ where: { partnerId: agency.partner.id } });

describe("a booking from the passenger form", () => {
  test("is sold by the rules where the agent has set nothing", async () => {
    await setPolicy();
    const form = await openForm();
    const { selling, rows, audit } = await bookedOf(await sendUntouched(form, toMajor(form.sellingMinor)));
    expect([selling.amount, selling.cost]).toEqual([toMajor(form.sellingMinor), toMajor(form.costMinor)]);
    for (const { priceMinor, sellingMinor } of rows)
      expect(Number(sellingMinor)).toBe(Math.ceil((Number(priceMinor) + Math.round(Number(priceMinor) * 0.03)) / 100_000) * 100_000);
    expect(audit).toEqual([]);
  });

  test("is sold for what the agent has set, shared among the passengers, and the audit log says by whom", async () => {
    await setPolicy();
    const form = await openForm();
    const set = form.costMinor + Math.round(form.costMinor * 0.11) + 7;
    const { id, selling, rows, audit } = await bookedOf(await send(form, toMajor(set), { "x-forwarded-for": "192.0.2.7" }));
    expect(selling.amount).toBe(toMajor(set));
    expect((await db().booking.findUniqueOrThrow({ where: { id } })).sellingMinor).toBe(BigInt(set));
    expect(sum(rows.map(({ sellingMinor }) => Number(sellingMinor)))).toBe(set);
    for (const { priceMinor, sellingMinor, sellingKeptMinor } of rows) {
      expect(Number(sellingMinor)).toBeGreaterThanOrEqual(Number(priceMinor));
      expect(Number(sellingKeptMinor)).toBe(Math.round(Number(sellingMinor) * 0.05));
    }
    const [event] = await db().bookingEvent.findMany({ where: { bookingId: id } });
    const detail = { amount_minor: set, currency: "UZS" };
    const by = {
      actor: `partner:${agency.userId}`,
      requestId: event?.requestId,
      partnerId: agency.partner.id,
      addressBlock: "192.0.2.0/24",
    };
    expect(audit).toMatchObject([{ ...by, detail, occurredAt: event?.createdAt }]);
  });

  test("is not made at a price outside of the bounds, and is told them", async () => {
    await setPolicy();
    const form = await openForm();
    for (const wrong of [form.costMinor - 1, form.costMinor + Math.round(form.costMinor * 0.2) + 1]) {
      const { status, body } = await send(form, toMajor(wrong));
      expect(status).toBe(422);
      const [text] = body.errors.selling_price;
      expect(text).toContain(toMajor(form.costMinor).toFixed(2));
      expect(text).toMatch(/administrator/i);
    }
    expect(await bookings()).toBe(0);
  });

  test("is not made at a price that the rules no longer make, where agents set none", async () => {
    await setPolicy({ bounds: undefined });
    const form = await openForm();
    await setPolicy({ bounds: undefined, rules: [] }, 1);
    const { status, body } = await send(form, toMajor(form.sellingMinor));
    expect([status, body.errors.selling_price[0].includes(toMajor(form.costMinor).toFixed(2))]).toEqual([422, true]);
    expect(await bookings()).toBe(0);
    const { selling } = await bookedOf(await sendUntouched(form, toMajor(form.costMinor)));
    expect([selling.amount, selling.is_own]).toEqual([toMajor(form.costMinor), false]);
  });

  test("is not made at a price that the rules no longer make, where nobody has typed it, be it within the bounds", async () => {
    await setPolicy();
    const form = await openForm();
    await setPolicy({ rules: [] }, 1);
    const { status, body } = await sendUntouched(form, toMajor(form.sellingMinor));
    const now = toMajor(priceByRules(form.offer, await readSellingPolicy(agency.partner.id), form.terms, FAMILY).sellingMinor);
    expect([status, await bookings()]).toEqual([422, 0]);
    expect(body.errors.selling_price).toEqual([
      `By your agency’s prices the customer now pays ${now.toFixed(2)} UZS. Look at the new price and book again.`,
    ]);
    const { selling, audit } = await bookedOf(await sendUntouched(form, now));
    expect([selling.amount, audit]).toEqual([now, []]);
  });

  test("is made once, though it is sent again under the same key", async () => {
    await setPolicy();
    const form = await openForm();
    const set = form.costMinor + 500_000;
    const [first, second] = [
      await send(form, toMajor(set), { "idempotency-key": "k-1" }),
      await send(form, toMajor(set), { "idempotency-key": "k-1" }),
    ];
    const { id, audit } = await bookedOf(first);
    expect((await bookedOf(second)).id).toBe(id);
    expect([await bookings(), audit.length]).toEqual([1, 1]);
  });

  test("says who has set its price, though the process dies right after writing it", async () => {
    await setPolicy();
    const form = await openForm();
    const set = form.costMinor + 500_000;
    vi.spyOn(houseSupplier.ownSchedule, "seatsMoved").mockImplementationOnce(() => {
      throw new Error("killed");
    });
    const key = { "idempotency-key": "k-2" };
    const { id, audit } = await bookedOf(await send(form, toMajor(set), key));
    expect(audit).toMatchObject([{ actor: `partner:${agency.userId}`, detail: { amount_minor: set } }]);
    expect((await bookedOf(await send(form, toMajor(set), key))).id).toBe(id);
    expect(await db().auditEvent.count({ where: { bookingId: id } })).toBe(1);
  });

  test("is made of the agency's own offers alone, and by no program", async () => {
    const form = await openForm();
    const other = await makePartner();
    const body = { ...form.body, selling_price: toMajor(form.costMinor), selling_price_typed: false };
    const call = { method: "POST", params: { id: form.offerId }, body };
    const foreign = await callPortal(bookSold, { ...call, userId: other.userId });
    const unknown = await callPortal(bookSold, { ...call, params: { id: "unknown" }, userId: other.userId });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    const token = await callPortal(bookSold, { ...call, userId: agency.userId, headers: { authorization: "Bearer parvoz_0123456789" } });
    expect([token.status, await bookings()]).toEqual([401, 0]);
  });

  test("takes no price with a third decimal", async () => {
    await setPolicy();
    const form = await openForm();
    const { status } = await send(form, toMajor(form.costMinor) + 1_000.005);
    expect([status, await bookings()]).toEqual([422, 0]);
  });
});
