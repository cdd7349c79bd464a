import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DatabaseWatch } from "./database-watch";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database that is there or not, and what was told of it. */
function makeWatch() {
  const world = { there: true, probes: 0, told: [] as string[] };
  const probe = async () => {
    world.probes += 1;
    return world.there;
  };
  const watch = new DatabaseWatch({ probe, onAway: () => world.told.push("away"), onLongAway: () => world.told.push("long away") });
  return { world, watch };
}

test("a suspicion that is wrong changes nothing", async () => {
  const { world, watch } = makeWatch();
  watch.suspect();
  await vi.advanceTimersByTimeAsync(0);
  expect([watch.isAway, world.told, world.probes]).toEqual([false, [], 1]);
});

test("whoever waits has it looked for only where it has been silent for everybody", async () => {
  const { world, watch } = makeWatch();
  watch.answered();
  await vi.advanceTimersByTimeAsync(400);
  watch.suspectSilence(500);
  expect(world.probes).toBe(0);
  await vi.advanceTimersByTimeAsync(101);
  watch.suspectSilence(500);
  expect(world.probes).toBe(1);
});

test("it is looked for until it is back, by one looker, and told once", async () => {
  const { world, watch } = makeWatch();
  world.there = false;
  watch.suspect();
  watch.suspect();
  await vi.advanceTimersByTimeAsync(1_000);
  watch.suspect();
  expect([watch.isAway, world.told]).toEqual([true, ["away"]]);
  expect(world.probes).toBeLessThanOrEqual(6);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.told).toEqual(["away", "long away"]);
  world.there = true;
  await vi.advanceTimersByTimeAsync(250);
  expect(watch.isAway).toBe(false);
  const { probes } = world;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.probes).toBe(probes);
});

test("a statement that was answered meanwhile outweighs a look that failed", async () => {
  const told: string[] = [];
  const probe = async () => {
    vi.advanceTimersByTime(10);
    watch.answered();
    return false;
  };
  const watch = new DatabaseWatch({ probe, onAway: () => told.push("away"), onLongAway: () => undefined });
  watch.suspect();
  await vi.advanceTimersByTimeAsync(0);
  expect([watch.isAway, told]).toEqual([false, []]);
});
