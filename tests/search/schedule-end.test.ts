import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { listSchedule } from "@/lib/services/offers/calendar/list-schedule";
import { makeWorld, type World } from "@/tests/support/world/world";

/** Days after today on which the imported season ends. */
const LAST = 100;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await db().$executeRaw`update schedule_leg set period_to = ${world.date(LAST)}`;
});

const ask = (from: number, to: number, mode: "live" | "test" = "live") =>
  listSchedule({
    mode,
    locale: "en",
    query: { departure_from: world.date(from), departure_to: world.date(to), airport_from: "TAS" },
    now: world.now,
  });

test("days after the imported season are refused with those that are known; a range into them is answered as far as they go", async () => {
  const flights = await ask(LAST - 1, LAST + 3);
  expect(new Set(flights.map(({ departure }) => departure.slice(0, 10)))).toEqual(new Set([world.date(LAST - 1), world.date(LAST)]));
  expect((await ask(LAST, LAST)).length).toBeGreaterThan(0);
  const en = `Flights are known from ${world.date(-1)} to ${world.date(LAST)}. Choose dates between them.`;
  for (const day of [LAST + 1, 200, 331])
    await expect(ask(day, day)).rejects.toMatchObject({
      kind: "validation",
      fields: { departure_from: [expect.objectContaining({ en })] },
    });
});

test("the sandbox's invented schedule has no end", async () => {
  expect((await ask(331, 331, "test")).length).toBeGreaterThan(0);
});
