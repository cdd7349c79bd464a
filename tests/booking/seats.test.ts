import fc from "fast-check";
import pg from "pg";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { dayNumber } from "@/lib/domain/dates";
import { legKey } from "@/lib/domain/schedule/inventory";
import { EVERY_CLASS, type SaleLimits } from "@/lib/domain/schedule/seats/sale-limits";
import { airportsOf } from "@/lib/reference/airports";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { searchBasis } from "@/lib/suppliers/house/seats/search-basis";
import { currentSeats, expireSeats } from "@/lib/suppliers/house/seats/seat-mirror";
import { readSeats, type SeatReading } from "@/lib/suppliers/house/seats/seat-reading";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { bookJourney, ONE_ADULT } from "@/tests/support/bookings/booking";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { makeWorld, type World } from "@/tests/support/world/world";
import { WORLD_LEGS } from "@/tests/support/world/world-schedule";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(async () => {
  await db().$executeRaw`delete from leg_inventory`;
  expireSeats();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const today = () => dayNumber(world.date(0));
const keyOf = (flight: number, days: number, airports = "TASIST") =>
  legKey("HY", flight, "", world.date(days), airports.slice(0, 3), airports.slice(3));

/** So many seats of class Y: written as a sale is, but by a statement of its own. */
async function setSold(client: pg.Client, key: string, seats: number): Promise<void> {
  const sold = Array.from({ length: 26 }, (_, index) => (index === 24 ? seats : 0));
  await client.query("insert into leg_inventory (leg_key, sold) values ($1, $2) on conflict (leg_key) do update set sold = excluded.sold", [
    key,
    sold,
  ]);
}

async function connected<T>(count: number, work: (...clients: pg.Client[]) => Promise<T>): Promise<T> {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: process.env.DATABASE_URL }));
  try {
    for (const client of clients) await client.connect();
    return await work(...clients);
  } finally {
    for (const client of clients) await client.end();
  }
}

const legOf = (flightNumber: number, days: number, airports: string) => ({
  ...{ carrier: "HY", flightNumber, suffix: "", day: today() + days },
  ...{ origin: airports.slice(0, 3), destination: airports.slice(3) },
});

/** Seats of class Y that a reading shows for the HY flight, by days from today. */
function seen({ mirror }: SeatReading, flight: number, days: number, airports = "TASIST"): number {
  return mirror.find(legOf(flight, days, airports))?.[24] ?? 0;
}

test("a sale that is committed late is seen, though later ones were seen before it", async () => {
  await connected(2, async (early, late) => {
    if (!early || !late) throw new Error("no connections");
    await early.query("begin");
    await setSold(early, keyOf(271, 10), 1);
    await late.query("begin");
    await setSold(late, keyOf(272, 10, "ISTTAS"), 2);
    await late.query("commit");
    const first = await readSeats(null, today());
    expect([seen(first, 271, 10), seen(first, 272, 10, "ISTTAS")]).toEqual([0, 2]);
    const sequence = first.mirror.changes.sequence;
    const second = await readSeats(first, today());
    expect([seen(second, 271, 10), second.mirror.changes.sequence]).toEqual([0, sequence]);
    await early.query("commit");
    const third = await readSeats(second, today());
    expect([seen(third, 271, 10), third.mirror, third.mirror.changes.sequence]).toEqual([1, first.mirror, sequence + 1]);
  });
});

test("a sale that is undone is never seen, and one of many steps only as a whole", async () => {
  await connected(1, async (client) => {
    if (!client) throw new Error("no connection");
    const before = await readSeats(null, today());
    await client.query("begin");
    await setSold(client, keyOf(271, 10), 4);
    expect(seen(await readSeats(before, today()), 271, 10)).toBe(0);
    await client.query("rollback");
    await client.query("begin");
    await setSold(client, keyOf(271, 10), 1);
    await client.query("savepoint one");
    await setSold(client, keyOf(603, 10, "TASUGC"), 5);
    await client.query("release savepoint one");
    expect(seen(await readSeats(before, today()), 271, 10)).toBe(0);
    await client.query("commit");
    const after = await readSeats(before, today());
    expect([seen(after, 271, 10), seen(after, 603, 10, "TASUGC")]).toEqual([1, 5]);
  });
});

test.each(["delete from leg_inventory", "truncate leg_inventory"])("after `%s` nothing is sold", async (statement) => {
  await connected(1, async (client) => {
    if (!client) throw new Error("no connection");
    await setSold(client, keyOf(271, 10), 3);
    const before = await readSeats(null, today());
    await client.query(statement);
    await setSold(client, keyOf(271, 11), 1);
    const after = await readSeats(before, today());
    expect([seen(before, 271, 10), seen(after, 271, 10), seen(after, 271, 11)]).toEqual([3, 0, 1]);
    expect(after.mirror).not.toBe(before.mirror);
  });
});

test("where another server has become the leader, everything is read: it numbers transactions anew", async () => {
  await connected(1, async (client) => {
    if (!client) throw new Error("no connection");
    const before = await readSeats(null, today());
    await setSold(client, keyOf(271, 10), 2);
    // As if the leader of then had undone a transaction of the number that this sale has now.
    const misled = { ...before, snapshot: (await readSeats(null, today())).snapshot };
    expect(seen(await readSeats(misled, today()), 271, 10)).toBe(0);
    const ofThen = misled.generation.replace(/^[0-9A-F]{8}/, "000000FF");
    expect(ofThen).not.toBe(misled.generation);
    expect(seen(await readSeats({ ...misled, generation: ofThen }, today()), 271, 10)).toBe(2);
  });
});

test("all rows are read, however many, and those of flights that have left are not kept", async () => {
  await db().$executeRaw`
    insert into leg_inventory (leg_key, sold)
    select 'HY' || lpad((n % 9000)::text, 4, '0') || '|' || (${world.date(-3)}::date + n / 9000)::text || '|TASIST',
           array_fill(0, array[24]) || array[n % 50 + 1, 0] from generate_series(0, 45_000 - 1) n`;
  const reading = await readSeats(null, today());
  expect(reading.mirror.rows.count).toBe(2 * 9000);
  expect([seen(reading, 8999, 0), seen(reading, 100, 1)]).toEqual([((8999 + 27_000) % 50) + 1, ((100 + 36_000) % 50) + 1]);
});

test("what a restored database says of transactions to come is not asked for again and again", async () => {
  await connected(1, async (client) => {
    if (!client) throw new Error("no connection");
    await client.query("alter table leg_inventory disable trigger leg_inventory_changed_in");
    await setSold(client, keyOf(271, 10), 3);
    await client.query("update leg_inventory set changed_in = 1000000000");
    await client.query("alter table leg_inventory enable trigger leg_inventory_changed_in");
    const reading = await readSeats(null, today());
    await setSold(client, keyOf(271, 10), 4);
    expect([seen(reading, 271, 10), seen(await readSeats(reading, today()), 271, 10)]).toEqual([3, 4]);
  });
});

test("this process sees its own bookings at once; those of others a second later", async () => {
  const journey = { partner: world.partner, now: world.now, date: world.date(20) };
  const sold = async () => (await currentSeats(world.now)).find(legOf(271, 20, "TASIST"));
  expect(await sold()).toBeNull();
  await bookJourney(journey);
  expect(Array.from((await sold()) ?? []).reduce((sum, seats) => sum + seats, 0)).toBe(1);
  await connected(1, (client) => (client ? setSold(client, keyOf(271, 20), 6) : Promise.reject(new Error("no connection"))));
  const later = performance.now() + 1_001;
  vi.spyOn(performance, "now").mockReturnValue(later);
  expect((await sold())?.[24]).toBe(6);
});

/** Offers of a search at `now`, on what they were based. */
async function searchFor(origin: string, destination: string) {
  const day = dayNumber(world.date(30));
  const span = { origins: airportsOf(origin), destinations: airportsOf(destination), fromDay: day, toDay: day };
  const { isCurrent } = await searchBasis([span], world.now);
  const directions = [directionOf(origin, destination, world.date(30))];
  const terms = { cabin: "E", party: ONE_ADULT, currency: "UZS", now: world.now, filters: NO_FILTERS } as const;
  const { offers } = await houseSupplier.selling.search({ ...terms, directions });
  return { offers, isCurrent };
}

const sale = fc.record({
  leg: fc.constantFrom(...WORLD_LEGS),
  days: fc.integer({ min: 28, max: 33 }),
  seats: fc.integer({ min: 1, max: 9 }),
  limit: fc.constantFrom(null, null, 0, 3),
});
const market = fc.constantFrom(
  ["TAS", "IST"],
  ["TAS", "LON"],
  ["IST", "TAS"],
  ["LON", "TAS"],
  ["SKD", "LON"],
  ["TAS", "UGC"],
  ["DXB", "LHR"],
);

test("whenever a search would give other offers after sales, its answer is no longer current", async () => {
  let kept = 0;
  await connected(1, async (client) => {
    if (!client) throw new Error("no connection");
    await fc.assert(
      fc.asyncProperty(market, fc.array(sale, { minLength: 1, maxLength: 2 }), async ([origin = "", destination = ""], sales) => {
        const before = await searchFor(origin, destination);
        for (const { leg, days, seats, limit } of sales) {
          const key = legKey(leg.carrier, leg.number, "", world.date(days), leg.from, leg.to);
          await setSold(client, key, seats);
          const limits: SaleLimits = limit === null ? [] : [{ classes: EVERY_CLASS, limit, until: null }];
          await client.query("update leg_inventory set limits = $2 where leg_key = $1", [key, JSON.stringify(limits)]);
        }
        expireSeats();
        const current = await before.isCurrent(world.now);
        const after = await searchFor(origin, destination);
        if (current) expect(JSON.stringify(after.offers)).toBe(JSON.stringify(before.offers));
        if (current) kept += 1;
        expect(await after.isCurrent(world.now)).toBe(true);
      }),
      { numRuns: propertyRuns(200) },
    );
  });
  expect(kept).toBeGreaterThan(5);
});

test("an answer is current for its minute, its schedule and its prices only", async () => {
  const { isCurrent } = await searchFor("TAS", "IST");
  expect(await isCurrent(new Date(world.now.getTime() + 59_999))).toBe(true);
  expect(await isCurrent(new Date(world.now.getTime() + 60_000))).toBe(false);
  expect(await isCurrent(world.now)).toBe(true);
  await db().dataVersion.update({ where: { kind: "schedule" }, data: { version: { increment: 1 } } });
  const later = performance.now() + 1_001;
  vi.spyOn(performance, "now").mockReturnValue(later);
  expect(await isCurrent(world.now)).toBe(false);
});
