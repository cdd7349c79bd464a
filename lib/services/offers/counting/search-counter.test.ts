import { expect, test, vi } from "vitest";
import { type DayOfSearches, SearchCounter } from "./search-counter";

const one = (partnerId: string, day = "2026-12-01") => ({ partnerId, day, searches: 1 });

test("searches are written once a minute, by partner and day, and those that could not be written come with the next", async () => {
  vi.useFakeTimers();
  const written: DayOfSearches[][] = [];
  let isAway = true;
  const write = async (rows: readonly DayOfSearches[]) => {
    if (isAway) throw new Error("no database");
    written.push([...rows]);
  };
  const onFailure = vi.fn();
  const counter = new SearchCounter({ everyMs: 60_000, write, onFailure });
  for (const row of [one("a"), one("b"), one("a"), one("a", "2026-12-02")]) counter.add(row);
  await vi.advanceTimersByTimeAsync(59_999);
  expect([written, onFailure.mock.calls.length]).toEqual([[], 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([written, onFailure.mock.calls.length]).toEqual([[], 1]);
  isAway = false;
  counter.add(one("b"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toEqual([[{ ...one("a"), searches: 2 }, { ...one("b"), searches: 2 }, one("a", "2026-12-02")]]);
  await counter.flush();
  expect(written).toHaveLength(1);
  vi.useRealTimers();
});
