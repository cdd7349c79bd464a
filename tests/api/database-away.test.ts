import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { GET as readReceipt } from "@/app/receipts/[token]/route";
import { databaseState, db } from "@/lib/db";
import type { BreakableLink } from "@/scripts/storm/breakable-link";
import { findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { reachByLink } from "@/tests/support/network/break-database";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let own: Credentials;
let link: BreakableLink;
let restore: () => Promise<void>;

beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
  ({ link, restore } = await reachByLink());
  expect((await search()).status).toBe(200);
});
afterAll(() => restore());

function search(days = 30) {
  const directions = [{ departure_airport: "TAS", arrival_airport: "IST", date: world.date(days) }];
  const query = { directions, service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
  return callOperation("search_offers", { credential: own.fullKey, query });
}

const balance = (language = "en") => callOperation("check_balance", { credential: own.fullKey, headers: { "accept-language": language } });

/** Cuts the way, and waits until the process knows. */
async function goAway(): Promise<void> {
  await link.set("dropped");
  await balance();
  await vi.waitFor(() => expect(databaseState().isAway).toBe(true), { timeout: 40_000 });
}

async function comeBack(): Promise<void> {
  await link.set("none");
  await vi.waitFor(async () => expect((await balance()).status).toBe(200), { timeout: 40_000 });
}

test("while the database is away callers are told so in their language, and when to come back", async () => {
  await goAway();
  const answers = [await balance("en"), await balance("ru"), await balance("uz")];
  expect(answers.map(({ status, error, headers }) => [status, error?.error_code, headers.get("retry-after")])).toEqual(
    answers.map(() => [503, 1002, "2"]),
  );
  expect(answers.map(({ error }) => error?.message)).toEqual([
    expect.stringContaining("temporarily unavailable"),
    expect.stringContaining("временно недоступен"),
    expect.stringContaining("vaqtincha ishlamayapti"),
  ]);
  const stranger = await callOperation("check_balance", { credential: "pvz_a_wrong_credential_of_nobody" });
  expect(stranger.status).toBe(503);
  const receipt = await readReceipt(new Request("http://parvoz.test/receipts/0123456789abcdefghijkl.pdf?lang=en"), {
    params: Promise.resolve({ token: "0123456789abcdefghijkl.pdf" }),
  });
  expect([receipt.status, receipt.headers.get("retry-after"), await receipt.text()]).toEqual([
    503,
    "2",
    expect.stringContaining("temporarily unavailable"),
  ]);
  await comeBack();
});

test("known credentials go on searching what this process knows, and nothing is booked", async () => {
  await search(31);
  const { offerId } = await findOffer({ ...world, date: world.date(31), carrier: "TK" });
  await goAway();
  // New questions too, not only those whose response is kept.
  const found = [await search(31), await search(32)];
  expect(found.map(({ status }) => status)).toEqual([200, 200]);
  expect(z.array(z.unknown()).parse(found[1]?.data).length).toBeGreaterThan(0);
  const booked = await callOperation("create_booking", { credential: own.fullKey, params: { id: offerId }, body: makeBody() });
  expect(booked.status).toBe(503);
  await comeBack();
});

test("a booking that the database was lost in is there once, whoever repeats it, with one answer for all", async () => {
  const { offerId } = await findOffer({ ...world, date: world.date(33), carrier: "TK" });
  const headers = { "idempotency-key": "lost-in-the-middle" };
  const call = { credential: own.fullKey, params: { id: offerId }, headers, body: makeBody() };
  for (const wait of [2, 4, 6, 10]) {
    const first = callOperation("create_booking", call);
    await new Promise((resolve) => setTimeout(resolve, wait));
    await link.set("dropped");
    const { status } = await first;
    expect([200, 503]).toContain(status);
    await comeBack();
  }
  // A request that was lost counts as being processed for a while: "Repeat the call" (410), and so says who waited in vain for a connection (503).
  const untilProcessed = () =>
    vi.waitFor(async () => {
      const answer = await callOperation("create_booking", call);
      expect([410, 503]).not.toContain(answer.status);
      return answer;
    }, 90_000);
  const repeated = await Promise.all([untilProcessed(), untilProcessed()]);
  expect(repeated.map(({ status }) => status)).toEqual([200, 200]);
  expect(repeated[0]?.body).toEqual(repeated[1]?.body);
  const claims = await db().passengerFlight.groupBy({ by: ["bookingId"], where: { flightKey: `TK0371|${world.date(33)}` } });
  expect(claims).toHaveLength(1);
}, 180_000);
