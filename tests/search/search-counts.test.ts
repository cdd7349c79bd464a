import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { tashkentText } from "@/lib/domain/tashkent";
import { searchesCounted } from "@/lib/services/offers/counting/note-search";
import { purgeSearchCounts } from "@/lib/services/offers/counting/purge-search-counts";
import { readLookToBook } from "@/lib/services/views/agencies/look-to-book";
import { bookJourney } from "@/tests/support/bookings/booking";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { testModeOf } from "@/tests/support/offers/sandbox";
import { makeWorld, type World } from "@/tests/support/world/world";

const DAY_MS = 86_400_000;

let world: World;
let own: Credentials;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
});

const counted = async (now = world.now) => {
  await searchesCounted();
  const { id } = world.partner;
  const read = (await readLookToBook([id], now)).get(id);
  if (!read) throw new Error("no figures of the partner");
  return read;
};

test("a live agency's searches are counted, from memory too, by one statement; refused ones, further pages and test mode are not", async () => {
  const directions = [{ departure_airport: "TAS", arrival_airport: "IST", date: world.date(30) }];
  const query = { directions, service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
  const { id: testId } = await testModeOf(world.partner);
  const call = (more: Record<string, unknown>, operation: "search_offers" | "search_offers_lean" = "search_offers_lean") =>
    callOperation(operation, { credential: own.fullKey, query: { ...query, ...more } });
  await call({ limit: 1 });
  await call({ limit: 1 });
  await call({}, "search_offers");
  expect(await db().searchCount.count()).toBe(0);
  expect(await counted()).toMatchObject({ searches: 3, bookings: 0 });
  await call({ adults: 99 });
  await call({ limit: 1, cursor: "1.0123456789abcdef" });
  expect(await counted()).toMatchObject({ searches: 3 });
  await call({ limit: 1 });
  await callOperation("search_offers", { credential: own.testKey, query });
  await bookJourney({ ...world, date: world.date(40) });
  expect(await counted()).toEqual({ days: 30, searches: 4, bookings: 1 });
  expect(await db().searchCount.count({ where: { partnerId: testId } })).toBe(0);
});

test("thirty days count, and counts are deleted after 400", async () => {
  const { id: partnerId } = world.partner;
  const day = (ago: number) => new Date(tashkentText(new Date(world.now.getTime() - ago * DAY_MS)).slice(0, 10));
  const before = (await counted()).searches;
  await db().searchCount.createMany({ data: [29, 30, 399, 401].map((ago) => ({ partnerId, day: day(ago), searches: 100 })) });
  expect((await counted()).searches).toBe(before + 100);
  expect(await purgeSearchCounts({ now: world.now })).toBe(1);
  expect(await db().searchCount.count({ where: { partnerId, day: { lte: day(399) } } })).toBe(1);
});
