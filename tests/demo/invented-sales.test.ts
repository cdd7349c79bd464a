import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { sellInventedSeats } from "@/scripts/demo-sales/sell-seats";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Legs that leave on a day, by their keys. */
async function soldOn(date: string): Promise<Map<string, { sold: number[]; invented: number[] }>> {
  const rows = await db().legInventory.findMany({ where: { legKey: { contains: `|${date}|` } }, orderBy: { legKey: "asc" } });
  return new Map(rows.map(({ legKey, sold, invented }) => [legKey, { sold, invented }]));
}

test("invented sales are told from bookings, grow day by day, and leave alone what somebody has booked", async () => {
  const { now } = world;
  expect(await sellInventedSeats({ now })).toBeGreaterThan(0);
  const date = world.date(20);
  const first = await soldOn(date);
  for (const { sold, invented } of first.values()) expect(invented).toEqual(sold);
  expect(await sellInventedSeats({ now })).toBe(0);

  const [booked = "", other = ""] = first.keys();
  await db().$executeRaw`update leg_inventory set sold[25] = sold[25] + 1 where leg_key = ${booked}`;
  await sellInventedSeats({ now: new Date(now.getTime() + 15 * 86_400_000) });
  const later = await soldOn(date);
  expect(later.get(booked)?.invented).toEqual(first.get(booked)?.invented);
  expect(total(later.get(booked)?.sold ?? [])).toBe(total(first.get(booked)?.sold ?? []) + 1);
  expect(total(later.get(other)?.sold ?? [])).toBeGreaterThan(total(first.get(other)?.sold ?? []));
  expect(later.get(other)?.invented).toEqual(later.get(other)?.sold);
});
