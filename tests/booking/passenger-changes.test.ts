import { beforeAll, describe, expect, test } from "vitest";
import { bookingsQuery } from "@/lib/contracts/interface/booking-list";
import type { booking } from "@/lib/contracts/interface/bookings";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { changePassenger } from "@/lib/services/aftersale/changes/change-passenger";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { cancelUnpaidBooking } from "@/lib/services/booking/life/cancel-unpaid-booking";
import { issueTickets } from "@/lib/services/booking/life/issue-tickets";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { listReceipts } from "@/lib/services/documents/receipts/list-receipts";
import { readPortalBooking } from "@/lib/services/views/booking-page/read-portal-booking";
import { findBookings } from "@/lib/services/views/bookings/find-bookings";
import { book, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let other: PartnerContext;
let days = 20;

beforeAll(async () => {
  // Routes that change something act at the database's time: holds of a fixed moment would be over for them.
  world = await makeWorld({ now: new Date() });
  other = (await makePartner()).partner;
});

/** A day of its own. */
function nextDate(): string {
  days += 1;
  return world.date(days);
}

type Body = ReturnType<typeof makeBody>;
type Change = Parameters<typeof changePassenger>[0]["change"];

interface Made {
  id: string;
  passengerId: string;
  change: (change: Change, at?: Date) => Promise<void>;
  read: () => Promise<ReturnType<typeof booking.parse>>;
}

/** One passenger more or less like others, on a day of its own unless it is given. */
async function buy(details: Partial<Body["passengers"][number]> = {}, partner = world.partner, date = nextDate()): Promise<Made> {
  const { offerId } = await findOffer({ ...world, partner, date });
  const body = makeBody();
  const passengers = body.passengers.map((person) => ({ ...person, ...details }));
  const { id, passengers: made } = await book({ partner, now: world.now, offerId, body: { ...body, passengers } });
  const passengerId = made[0]?.key ?? "";
  const address = { partnerId: partner.id, bookingId: id };
  return {
    id,
    passengerId,
    change: (change, now = world.now) => changePassenger({ ...address, passengerId, mode: partner.mode, actor: "test", now, change }),
    read: () => readBooking({ ...address, locale: "en" }),
  };
}

const personOf = async (made: Made) => (await made.read()).passengers[0];
const kindOf = (error: unknown) => (error instanceof AppError ? error.kind : error);
const eventsOf = async ({ id }: Made) =>
  (await db().bookingEvent.findMany({ where: { bookingId: id }, orderBy: { id: "asc" } })).map(({ reason }) => reason);

async function ticketed(made: Made): Promise<void> {
  await payBooking({ partnerId: world.partner.id, bookingId: made.id, actor: "test", now: world.now });
  await issueTickets({ bookingId: made.id, now: world.now });
}

describe("loyalty numbers", () => {
  test("are taken at booking, shown, replaced and taken away; who has none sees no field", async () => {
    const made = await buy({ loyalty_numbers: [{ airline: "HY", number: "12 34 56" }] });
    expect(await personOf(made)).toMatchObject({ loyalty_numbers: [{ airline: "HY", number: "123456" }] });
    await made.change({ loyalty_numbers: [{ airline: "HY", number: "999888" }] });
    expect(await personOf(made)).toMatchObject({ loyalty_numbers: [{ airline: "HY", number: "999888" }] });
    await made.change({ tel: "+998901119988" });
    expect(await personOf(made)).toMatchObject({ tel: "+998901119988", loyalty_numbers: [{ airline: "HY", number: "999888" }] });
    await made.change({ loyalty_numbers: [] });
    expect(await personOf(made)).not.toHaveProperty("loyalty_numbers");
    expect(await eventsOf(made)).toEqual(["book", "change_passenger", "change_passenger", "change_passenger"]);
  });

  test("of an airline that is not of the journey are refused by their field", async () => {
    const refusal = { kind: "passenger_invalid", fields: { "passengers.0.loyalty_numbers.0.airline": expect.anything() } };
    await expect(buy({ loyalty_numbers: [{ airline: "LH", number: "123456" }] })).rejects.toMatchObject(refusal);
    const made = await buy();
    const late = { kind: "passenger_invalid", fields: { "loyalty_numbers.0.airline": expect.anything() } };
    await expect(made.change({ loyalty_numbers: [{ airline: "LH", number: "123456" }] })).rejects.toMatchObject(late);
  });
});

describe("a document", () => {
  test("is changed before departure, with tickets too, by the rules of the booking; the receipt is made anew", async () => {
    const made = await buy();
    await ticketed(made);
    await db().receiptFile.create({ data: { passengerId: made.passengerId, locale: "en", pdf: new Uint8Array([1]) } });
    await made.change({ doc_number: "ab 765-4321", doc_expire: "2036-11-02" });
    expect((await personOf(made))?.document).toEqual({ type: "A", number: "AB7654321", expire: "2036-11-02" });
    expect(await db().receiptFile.count({ where: { passengerId: made.passengerId } })).toBe(0);
    const receipts = await listReceipts({ partnerId: world.partner.id, bookingId: made.id, locale: "en" });
    expect(receipts[0]?.document.number).toBe("AB7654321");
    const wrong: [Change, string, string][] = [
      [{ doc_number: "123" }, "bad_format", "doc_number"],
      [{ doc_number: "1234567" }, "bad_format", "doc_number"],
      [{ doc_expire: "2026-12-01" }, "bad_document_expiry", "doc_expire"],
      [{ doc_type: "PS" }, "wrong_issuing_country", "citizenship"],
      [{ doc_type: "SR" }, "citizenship_not_allowed", "doc_type"],
      [{ citizenship: "QQ" }, "passenger_invalid", "citizenship"],
      [{ tel: "" }, "passenger_field_missing", "tel"],
    ];
    for (const [change, kind, field] of wrong)
      await expect(made.change(change), field).rejects.toMatchObject({ kind, fields: { [field]: expect.anything() } });
    expect(await eventsOf(made)).toEqual(["book", "pay", "issue_tickets", "change_passenger"]);
  });

  test("keeps to its one place on a flight, within the partner and across partners", async () => {
    const date = nextDate();
    const [one, two] = [await buy({}, world.partner, date), await buy({}, world.partner, date)];
    const foreign = await buy({}, other, date);
    const numberOf = async (made: Made) => (await personOf(made))?.document.number;
    const data = { existing_booking_id: two.id };
    await expect(one.change({ doc_number: await numberOf(two) })).rejects.toMatchObject({ kind: "duplicate_unpaid", data });
    const theirs = (await readBooking({ partnerId: other.id, bookingId: foreign.id, locale: "en" })).passengers[0]?.document.number;
    await expect(one.change({ doc_number: theirs })).rejects.toMatchObject({ kind: "document_on_flight", data: undefined });
    const before = await numberOf(one);
    await one.change({ doc_number: "AC0000001" });
    // The place of the old one is free now, that of the new one is taken.
    expect((await buy({ doc_number: before }, other, date)).id).toBeTruthy();
    await expect(buy({ doc_number: "AC0000001" }, other, date)).rejects.toMatchObject({ kind: "document_on_flight" });
  });

  test("goes to one of many who want it at once", async () => {
    const date = nextDate();
    const made = await Promise.all([buy({}, world.partner, date), buy({}, world.partner, date), buy({}, other, date)]);
    const results = await Promise.allSettled(made.map(({ change }) => change({ doc_number: "AD0000001" })));
    const kinds = results.map((result) => (result.status === "rejected" ? kindOf(result.reason) : "done"));
    expect(kinds.filter((kind) => kind === "done")).toHaveLength(1);
    for (const kind of kinds) expect(["done", "duplicate_unpaid", "document_on_flight"]).toContain(kind);
    const holders = await db().$queryRaw<unknown[]>`
      select document_key from passenger_flight where flight_key = ${`HY0271|${date}`} group by document_key having count(*) > 1`;
    expect(holders).toEqual([]);
    expect(await db().passengerFlight.count({ where: { flightKey: `HY0271|${date}` } })).toBe(3);
  });

  test("is not changed once the flight has left or the booking has ended", async () => {
    const [left, ended] = [await buy(), await buy()];
    const { firstDepartureAt } = await db().booking.findUniqueOrThrow({ where: { id: left.id } });
    await expect(left.change({ doc_number: "AE0000001" }, firstDepartureAt)).rejects.toMatchObject({ kind: "change_unavailable" });
    await cancelUnpaidBooking({ partnerId: world.partner.id, bookingId: ended.id, actor: "test", now: world.now });
    await expect(ended.change({ doc_number: "AE0000001" })).rejects.toMatchObject({ kind: "change_unavailable" });
  });
});

describe("a name", () => {
  const name = { first_name: "Aziz", last_name: "Karimov" };

  test("is corrected by a few letters, once, and found by its new surname", async () => {
    const made = await buy({ ...name, doc_number: "AF0000001" });
    await made.change({ last_name: "Kasimov" });
    expect(await personOf(made)).toMatchObject({ first_name: "Aziz", last_name: "Kasimov" });
    const found = await findBookings({ partnerId: world.partner.id, query: bookingsQuery.parse({ last_name: "KASIMOV" }) });
    expect(found.items.map(({ id }) => id)).toEqual([made.id]);
    await expect(made.change({ last_name: "Kasymov" })).rejects.toMatchObject({ kind: "name_change_unavailable" });
  });

  test("is offered while it may be corrected, and nothing is once the flight has left", async () => {
    const { id, passengerId, change } = await buy({ ...name, doc_number: "AF0000009" });
    const offered = async (now: Date) => (await readPortalBooking({ partnerId: world.partner.id, bookingId: id, now })).correctable;
    const passenger = { key: passengerId, documents: ["A", "NP", "DP", "SP", "PSP"] };
    expect(await offered(world.now)).toEqual([{ ...passenger, name: true }]);
    await change({ last_name: "Kasimov" });
    expect(await offered(world.now)).toEqual([{ ...passenger, name: false }]);
    const { firstDepartureAt } = await db().booking.findUniqueOrThrow({ where: { id } });
    expect(await offered(firstDepartureAt)).toEqual([]);
  });

  test("is never given to somebody else, nor changed once there is a ticket", async () => {
    const [unpaid, sold] = [await buy({ ...name, doc_number: "AF0000002" }), await buy({ ...name, doc_number: "AF0000003" })];
    await expect(unpaid.change({ first_name: "Dilnoza" })).rejects.toMatchObject({ kind: "name_change_unavailable" });
    await ticketed(sold);
    await expect(sold.change({ last_name: "Karimof" })).rejects.toMatchObject({ kind: "name_change_unavailable" });
    await sold.change({ last_name: "KARIMOV", tel: "+998901110000" });
    expect(await personOf(sold)).toMatchObject({ tel: "+998901110000" });
  });

  test("of somebody who is on the flight already is refused", async () => {
    const date = nextDate();
    const there = await buy({ ...name, doc_number: "AF0000004" }, world.partner, date);
    const misspelled = await buy({ first_name: "Azis", last_name: "Karimov", doc_number: "AF0000005" }, world.partner, date);
    const data = { existing_booking_id: there.id };
    await expect(misspelled.change({ first_name: "Aziz" })).rejects.toMatchObject({ kind: "duplicate_unpaid", data });
  });

  test("is checked as in a booking request", async () => {
    const made = await buy({ ...name, doc_number: "AF0000006" });
    await expect(made.change({ first_name: "Азиз" })).rejects.toMatchObject({
      kind: "cyrillic_not_allowed",
      fields: { first_name: [expect.anything()] },
    });
    await expect(made.change({ first_name: "" })).rejects.toMatchObject({ kind: "name_length" });
  });
});

describe("over HTTP", () => {
  test("the booking is answered as it is now; a stranger and a wrong passenger are 404", async () => {
    const made = await buy({}, world.partner);
    const { token } = await makeCredentials(world);
    const stranger = (await makeCredentials(await makePartner())).token;
    const call = (credential: string, passengerId = made.passengerId) =>
      callOperation("change_passenger", { params: { id: made.id, passengerId }, credential, body: { tel: "+998907776655" } });
    expect((await call(token)).data).toMatchObject({ id: made.id, passengers: [{ tel: "+998907776655" }] });
    expect([(await call(stranger)).error?.error_code, (await call(token, made.id)).error?.error_code]).toEqual([100406, 100484]);
    expect((await call(token, "no-id")).status).toBe(404);
  });
});
