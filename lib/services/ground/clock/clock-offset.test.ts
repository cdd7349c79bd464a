import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClockOffset } from "./clock-offset";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** A database's clock and the process's own, which go as the ticks do but where they jump; an answer takes `there` and `back` milliseconds. */
function setUp() {
  const state = { database: 1_000_000, own: 5_000, there: 1, back: 1, asked: 0, isAway: false };
  const database = () => state.database + performance.now();
  const ask = async () => {
    if (state.isAway) throw new Error("away");
    state.asked += 1;
    pass(state.there);
    const told = database();
    pass(state.back);
    return told;
  };
  const offset = new ClockOffset({ ask, ticks: () => performance.now(), own: () => state.own + performance.now() });
  /** How far behind the database's clock the time is. */
  const behind = async () => {
    const now = await offset.now();
    return database() - now;
  };
  return { state, offset, behind };
}

test("asks once for many, and is never ahead nor farther behind than the trip back", async () => {
  const { state, behind } = setUp();
  state.there = 7;
  state.back = 3;
  for (let times = 0; times < 200; times++) {
    const ms = await behind();
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(ms).toBeLessThanOrEqual(10);
    pass(1);
  }
  expect(state.asked).toBe(1);
});

test("is renewed beside requests, and never goes back where a later answer was longer on its way", async () => {
  const { state, offset, behind } = setUp();
  const told = [await offset.now()];
  state.back = 40;
  for (let times = 0; times < 100; times++) {
    pass(10);
    told.push(await offset.now());
  }
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(await behind()).toBeLessThanOrEqual(50);
  expect(state.asked).toBeGreaterThan(2);
  expect(state.asked).toBeLessThan(8);
});

test("asks each time where answers take so long that they say little of when they were made", async () => {
  const { state, behind } = setUp();
  state.there = 60;
  state.back = 0;
  for (let times = 0; times < 3; times++) {
    expect(await behind()).toBe(0);
    pass(1);
  }
  expect(state.asked).toBeGreaterThanOrEqual(4);
});

test("does not feel a jump of the process's own clock", async () => {
  const { state, behind } = setUp();
  await behind();
  state.own += 25 * 3_600_000;
  expect(await behind()).toBeLessThanOrEqual(2);
  state.own -= 60 * 3_600_000;
  expect(await behind()).toBeLessThanOrEqual(2);
});

test("asks anew after a sleep in which nothing ticked", async () => {
  const { state, behind } = setUp();
  await behind();
  state.own += 3_600_000;
  state.database += 3_600_000;
  expect(await behind()).toBeLessThanOrEqual(2);
});

test("follows a jump of the database's clock within a second, in either direction", async () => {
  for (const jump of [3_600_000, -3_600_000]) {
    const { state, behind } = setUp();
    await behind();
    state.database += jump;
    pass(1_001);
    expect(await behind()).toBeLessThanOrEqual(2);
  }
});

test("says that the database is away as soon as no answer is young enough", async () => {
  const { state, offset } = setUp();
  await offset.now();
  state.isAway = true;
  pass(900);
  expect(await offset.now()).toBeGreaterThan(0);
  pass(101);
  await expect(offset.now()).rejects.toThrow("away");
});
