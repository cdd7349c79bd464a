import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { bookJourney, seatsSold } from "@/tests/support/bookings/booking";
import { changeFlight } from "@/tests/support/schedule/change-flight";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let turn = 10;
const nextDate = () => world.date((turn += 7));

beforeAll(async () => {
  world = await makeWorld();
});

async function bookOn(date: string) {
  return bookJourney({ partner: world.partner, now: world.now, date });
}

function changesOf(bookingId: string) {
  return db().scheduleChange.findMany({ where: { bookingId }, orderBy: { createdAt: "asc" } });
}

test("a small change of time is applied and told", async () => {
  const date = nextDate();
  const { id } = await bookOn(date);
  await changeFlight({ number: 271, from: date, legs: ["TAS 07:10 IST 10:20"], now: world.now });
  expect(await changesOf(id)).toMatchObject([{ kind: "time", state: "told", minutes: 10 }]);
  expect(await seatsSold(`HY0271|${date}|TASIST`)).toBe(1);
});
