import { expect, test } from "vitest";
import { nextAttemptAt, RETRY_WAITS } from "./retry-schedule";

const HOUR = 3_600_000;
const start = new Date("2026-12-01T06:00:00Z");

function lastAttempt(random: number): { attempts: number; after: number } {
  let at = start;
  let attempts = 1;
  for (let next = nextAttemptAt(attempts, at, random); next; next = nextAttemptAt(attempts, at, random)) {
    expect(next.getTime()).toBeGreaterThan(at.getTime());
    at = next;
    attempts += 1;
  }
  return { attempts, after: at.getTime() - start.getTime() };
}

test("a message is tried ten times over 72 hours: 72 h 5 min 5 s, spread by up to a tenth", () => {
  expect(lastAttempt(0)).toEqual({ attempts: 10, after: 72 * HOUR + 5 * 60_000 + 5000 });
  const latest = lastAttempt(1);
  expect(latest.attempts).toBe(10);
  expect(latest.after).toBeLessThan(79.5 * HOUR);
});

test("the first repetition comes within seconds, and no wait is shorter than the one before", () => {
  expect(nextAttemptAt(1, start, 0)).toEqual(new Date("2026-12-01T06:00:05Z"));
  expect([...RETRY_WAITS].sort((a, b) => a - b)).toEqual(RETRY_WAITS);
  expect(nextAttemptAt(10, start, 0)).toBeNull();
  expect(nextAttemptAt(11, start, 0)).toBeNull();
});
