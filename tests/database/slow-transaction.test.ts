import pg from "pg";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { bookingBags } from "@/lib/contracts/interface/booking-bags";
import type { OperationName } from "@/lib/contracts/interface/operations";
import { db } from "@/lib/db";
import { book, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { makeCredentials } from "@/tests/support/credentials";
import { makeWorld } from "@/tests/support/world/world";

/** Prisma ends a transaction that has not ended by itself. */
const LIMIT_MS = 5_000;

let credential: string;
let id: string;
let bag: object;
beforeAll(async () => {
  const world = await makeWorld({ now: new Date() });
  credential = (await makeCredentials(world)).token;
  const { offerId } = await findOffer({ ...world, date: world.date(20) });
  ({ id } = await book({ ...world, offerId, body: makeBody() }));
  const { data } = await callOperation("read_booking_bags", { params: { id }, credential });
  const [passenger] = bookingBags.parse(data).passengers;
  bag = { passenger: passenger?.key, id: passenger?.bags[0]?.id };
});

afterEach(() => {
  vi.useRealTimers();
});

async function everything(): Promise<unknown> {
  return db().booking.findUniqueOrThrow({ where: { id }, include: { passengers: true, events: true } });
}

/** Begins something while somebody else has the booking, and lets that go once the transaction's time is over. */
async function whileHeld<T>(begin: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  try {
    await holder.query("begin");
    await holder.query("select from booking where id = $1 for update", [id]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const begun = begin();
    const waiting = "select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))";
    await expect.poll(async () => (await holder.query(waiting)).rowCount, { timeout: 40_000 }).toBe(1);
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    await holder.query("rollback");
    return await begun;
  } finally {
    vi.useRealTimers();
    await holder.end();
  }
}

test.each<[OperationName, () => object]>([
  ["add_bags", () => ({ bags: [bag] })],
  ["change_booking", () => ({ reference: "A-1" })],
])("%s that has waited for its booking longer than a transaction may last is to come again, and has done nothing", async (name, body) => {
  const headers = { "Idempotency-Key": `slow-${name}` };
  const ask = () => callOperation(name, { params: { id }, credential, headers, body: body() });
  const before = await everything();
  const { status, headers: told, error } = await whileHeld(ask);
  expect([status, error?.error_code, told.get("retry-after")]).toEqual([503, 1002, "2"]);
  expect(JSON.stringify(error)).not.toMatch(/transaction|prisma|timeout|P2028/i);
  expect(await everything()).toEqual(before);
  expect((await ask()).status).toBe(200);
  expect(await everything()).not.toEqual(before);
});
