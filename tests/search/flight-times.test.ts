import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import { type Offer, offer as offerContract } from "@/lib/contracts/interface/offers";
import type { OperationName } from "@/lib/contracts/interface/operations";
import { flightTimesChanged } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { makeBody } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { flightsOf } from "@/tests/support/offers/offers";
import { serveTestDatabase, type Tier, TierConnection } from "@/tests/support/tier";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let own: Credentials;
let tier: Tier;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
  tier = await serveTestDatabase(1);
});
afterAll(() => tier.stop());

/** An offer with exactly these flights, `HY271,TK1979`. */
async function theOffer(route: string, flights: string): Promise<Offer> {
  const [departure_airport, arrival_airport] = route.split("-");
  const directions = [{ departure_airport, arrival_airport, date: world.date(30) }];
  const query = { directions, service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
  const { data } = await callOperation("search_offers", { credential: own.fullKey, query });
  const offers = z.array(offerContract).parse(data);
  const chosen = offers.find((offer) => flightsOf(offer) === flights);
  if (!chosen) throw new Error(`no offer with ${flights} among ${offers.map(flightsOf).join(" ")}`);
  return chosen;
}

/** Changes legs of a flight as a new schedule does, and waits until it is known. */
async function change(carrier: string, flightNumber: number, data: Prisma.ScheduleLegUpdateManyMutationInput): Promise<void> {
  await db().scheduleLeg.updateMany({ where: { carrier, flightNumber }, data });
  await db().dataVersion.update({ where: { kind: "schedule" }, data: { version: { increment: 1 } } });
}

const ASKED = ["check_offer", "list_fare_family", "read_offer_rules", "create_booking"] as const satisfies OperationName[];

/** What a call about an offer is refused with: status, code, and times before and after. */
async function refusalOf(name: (typeof ASKED)[number], id: string) {
  const body = name === "create_booking" ? { body: makeBody() } : {};
  const { status, error } = await callOperation(name, { credential: own.fullKey, params: { id }, ...body });
  return { status, code: error?.error_code, data: error?.data };
}

async function checkUntilRefused(id: string): Promise<void> {
  await expect.poll(async () => (await refusalOf("check_offer", id)).status, { timeout: 40_000 }).not.toBe(200);
}

test("a flight from 23:50 to 00:20 of the same date is never sold at the other time: all calls tell both, in both tiers, and sell the new one", async () => {
  await change("TK", 371, { departureMinutes: 1430, arrivalMinutes: 180, arrivalDayOffset: 1 });
  await expect
    .poll(async () => (await theOffer("TAS-IST", "TK371")).directions[0]?.departure.datetime, { timeout: 40_000 })
    .toMatch(/23:50/);
  const offer = await theOffer("TAS-IST", "TK371");
  // The flight of this date only, so that none of another day is nearer.
  const day = world.date(30);
  await change("TK", 371, { departureMinutes: 20, arrivalMinutes: 210, arrivalDayOffset: 0, periodFrom: day, periodTo: day });
  await checkUntilRefused(offer.id);
  for (const name of ASKED) {
    const { status, code, data } = await refusalOf(name, offer.id);
    expect([name, status, code]).toEqual([name, 422, 100451]);
    const { directions } = flightTimesChanged.parse(data);
    const [{ old, new: now } = { old: [], new: [] }] = directions;
    expect(old[0]).toMatchObject({ airline: "TK", flight_number: "371", departure: { airport: "TAS", datetime: `${day} 23:50:00` } });
    expect(now[0]).toMatchObject({ departure: { datetime: `${day} 00:20:00` }, arrival: { airport: "IST", datetime: `${day} 03:30:00` } });
  }
  const connection = new TierConnection(tier.port, own.fullKey);
  const answer = await connection.get(`/api/v1/offers/${offer.id}`);
  connection.close();
  expect([answer.status, JSON.parse(answer.body).error_code]).toEqual([422, 100451]);
  const { offer_id = "" } = flightTimesChanged.parse((await refusalOf("create_booking", offer.id)).data);
  const booked = await callOperation("create_booking", { credential: own.fullKey, params: { id: offer_id }, body: makeBody() });
  expect(createdBooking.parse(booked.data).directions[0]?.departure.datetime).toBe(`${day} 00:20:00`);
  expect(await db().booking.count()).toBe(1);
});

test("a daily flight that moves over midnight is found on the day after, not at the other end of its day", async () => {
  await change("PC", 397, { departureMinutes: 1430, arrivalMinutes: 170, arrivalDayOffset: 1 });
  await expect
    .poll(async () => (await theOffer("TAS-SAW", "PC397")).directions[0]?.departure.datetime, { timeout: 40_000 })
    .toMatch(/23:50/);
  const { id } = await theOffer("TAS-SAW", "PC397");
  await change("PC", 397, { departureMinutes: 20, arrivalMinutes: 200, arrivalDayOffset: 0 });
  await checkUntilRefused(id);
  const { directions, offer_id = "" } = flightTimesChanged.parse((await refusalOf("check_offer", id)).data);
  expect(directions[0]?.new[0]?.departure.datetime).toBe(`${world.date(31)} 00:20:00`);
  expect((await refusalOf("create_booking", offer_id)).status).toBe(200);
});

test("another terminal is told like another time, and an offer that is as it was stays good", async () => {
  const [moved, same] = [await theOffer("TAS-SKD", "HY51"), await theOffer("TAS-DXB", "FZ1942")];
  await change("HY", 51, { departureTerminal: "3" });
  await checkUntilRefused(moved.id);
  const { directions } = flightTimesChanged.parse((await refusalOf("create_booking", moved.id)).data);
  expect(directions[0]).toMatchObject({ old: [{ departure: { terminal: null } }], new: [{ departure: { terminal: "3" } }] });
  for (const name of ASKED) expect((await refusalOf(name, same.id)).code, name).not.toBe(100451);
});

test("a connection that is lost is told with the new times, and no offer to go on with", async () => {
  const { id } = await theOffer("TAS-LON", "HY271,TK1979");
  await change("HY", 271, { departureMinutes: 11 * 60, arrivalMinutes: 14 * 60 + 10 });
  await checkUntilRefused(id);
  const { status, code, data } = await refusalOf("create_booking", id);
  expect([status, code, flightTimesChanged.parse(data).offer_id]).toEqual([422, 100451, undefined]);
});

test("a cancelled flight is said to be cancelled, not sold out", async () => {
  const { id } = await theOffer("TAS-AYT", "X09001");
  await change("X0", 9001, { periodTo: world.date(20) });
  await checkUntilRefused(id);
  for (const name of ASKED) expect(await refusalOf(name, id), name).toMatchObject({ status: 404, code: 100452 });
});
