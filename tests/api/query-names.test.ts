import { beforeAll, describe, expect, it, test } from "vitest";
import { z } from "zod";
import { bookingPage } from "@/lib/contracts/interface/booking-list";
import { transactionPage } from "@/lib/contracts/interface/money";
import type { OperationName } from "@/lib/contracts/interface/operations";
import { refundPage } from "@/lib/contracts/interface/refunds";
import { scheduleEntry } from "@/lib/contracts/interface/services";
import { payBooking } from "@/lib/services/booking/life/pay-booking";
import { bookJourney, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { type CallOptions, callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { makePartner, makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let own: Credentials;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
});

const warned = z.object({ warnings: z.array(z.string()).optional() });

async function warningsOf(name: OperationName, options: CallOptions): Promise<string[] | undefined> {
  const answer = await callOperation(name, { credential: own.fullKey, ...options });
  expect(answer.status).toBe(200);
  return warned.parse(answer.body).warnings;
}

async function refused(name: OperationName, query: Record<string, unknown>): Promise<string[]> {
  const { status, error } = await callOperation(name, { credential: own.fullKey, query });
  expect([status, error?.error_code]).toEqual([422, 8]);
  return Object.keys(error?.errors ?? {});
}

const ALONE = { service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };

describe("what a call does not know", () => {
  it.each<[OperationName, Record<string, unknown>, string]>([
    ["list_bookings", { bokking_number: "X", limit: 1 }, "bokking_number"],
    ["list_refunds", { created_from: "2026-01-01" }, "created_from"],
    ["list_transactions", { form: "2026-01-01" }, "form"],
    ["list_events", { type: "booking.created" }, "type"],
    ["list_balances", { currency: "UZS" }, "currency"],
    ["list_airports", { country: "UZ" }, "country"],
  ])("is named in the answer of %s", async (name, query, unknown) => {
    expect(await warningsOf(name, { query })).toEqual([expect.stringContaining(unknown)]);
  });

  it("is named in the caller's language and inside of what is known, of an answer that was kept too", async () => {
    const directions = [{ departure_airport: "TAS", arrival_airport: "IST", date: world.date(30), departure_form: "10:00" }];
    const ask = () => warningsOf("search_offers", { query: { ...ALONE, directions, bagage: 1 }, headers: { "accept-language": "ru" } });
    const first = await ask();
    expect(first).toEqual([expect.stringMatching(/^directions\.0\.departure_form: такого/), expect.stringMatching(/^bagage: такого/)]);
    expect(await ask()).toEqual(first);
  });

  it("is named of a body, and nothing is said where all is known", async () => {
    const { offerId } = await findOffer({ ...world, date: world.date(31) });
    const params = { id: offerId };
    expect(await warningsOf("create_booking", { params, body: { ...makeBody(), refrence: "A-1" } })).toEqual([
      expect.stringContaining("refrence"),
    ]);
    expect(await warningsOf("list_bookings", { query: { limit: 1, created_from: "2026-01-01" } })).toBeUndefined();
  });
});

test("a booking, its refunds and its movements are found by the number that customers have, in any spelling, and by nobody else", async () => {
  const { partner, now } = world;
  const made = await bookJourney({ partner, now, date: world.date(33) });
  await bookJourney({ partner, now, date: world.date(34) });
  await payBooking({ partnerId: partner.id, bookingId: made.id, actor: "system", now });
  const credential = own.fullKey;
  const query = { booking_number: ` ${made.booking_number.slice(0, 3).toLowerCase()}-${made.booking_number.slice(3)} ` };
  const numbers = async (key: string) => {
    const { data } = await callOperation("list_bookings", { credential: key, query });
    return bookingPage.parse(data).items.map(({ booking_number }) => booking_number);
  };
  expect(await numbers(credential)).toEqual([made.booking_number]);
  const movements = transactionPage.parse((await callOperation("list_transactions", { credential, query })).data);
  expect(movements.items.map(({ booking_id, kind }) => [booking_id, kind])).toEqual([[made.id, "payment"]]);
  expect((await callOperation("void_booking", { credential, params: { id: made.id } })).status).toBe(200);
  const refunds = refundPage.parse((await callOperation("list_refunds", { credential, query })).data);
  expect(refunds.items.map(({ booking_id }) => booking_id)).toEqual([made.id]);
  expect(refundPage.parse((await callOperation("list_refunds", { credential, query: { booking_number: "ZZZZZZ" } })).data).items).toEqual(
    [],
  );
  expect(await numbers((await makeCredentials(await makePartner())).fullKey)).toEqual([]);
});

test.each<[OperationName, Record<string, unknown>, string]>([
  ["list_bookings", { created_from: "2026-02-01", created_to: "2026-01-31" }, "created_to"],
  ["list_bookings", { departure_from: "2026-02-01", departure_to: "2026-01-31" }, "departure_to"],
  ["list_transactions", { from: "2026-02-01", to: "2026-01-31" }, "to"],
  ["read_statement", { from: "2026-02-01", to: "2026-01-31" }, "to"],
])("%s refuses days that end before they begin", async (name, query, field) => {
  expect(await refused(name, query)).toEqual([field]);
});

test.each(["1e0", "01", " 1", "+1", "1.0", "0x1", "1_0", "١"])("adults=%j is no number, nor is any other of a query", async (text) => {
  const directions = [{ departure_airport: "TAS", arrival_airport: "IST", date: world.date(30) }];
  const numbers = { max_stops: text, min_connection_time: text, limit: text };
  expect((await refused("search_offers", { ...ALONE, directions, ...numbers, adults: text })).sort()).toEqual(
    ["adults", "limit", "max_stops", "min_connection_time"].sort(),
  );
  expect(await refused("list_bookings", { limit: text })).toEqual(["limit"]);
  if (text !== "1.0") expect(await refused("search_offers", { ...ALONE, directions, max_price: text })).toEqual(["max_price"]);
});

test("the schedule tells an airport from the city of the same code, as offers do", async () => {
  const destinations = async (query: Record<string, unknown>) => {
    const days = { departure_from: world.date(20), departure_to: world.date(26) };
    const { data } = await callOperation("list_schedule", { credential: own.fullKey, query: { ...days, ...query } });
    const flights = z.array(scheduleEntry).parse(data);
    return [...new Set(flights.map(({ arrival_airport }) => arrival_airport.code))].sort();
  };
  expect(await destinations({ airport_from: "TAS", airport_to: "IST" })).toEqual(["IST", "SAW"]);
  expect(await destinations({ airport_from: "TAS", airport_to: "IST", airport_to_type: "airport" })).toEqual(["IST"]);
  expect(await destinations({ airport_from: "TAS", airport_to: "IST", airport_to_type: "city" })).toEqual(["IST", "SAW"]);
});
