import { expect, test } from "vitest";
import { latestSnooze, snoozeProblem } from "./snooze";

const now = new Date("2026-12-01T06:00:00Z");
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const textOf = (until: Date, due: Date | null) => snoozeProblem({ until, due, now })?.until?.[0]?.en;

test("nothing is put off past its deadline, into the past, or once its deadline is over", () => {
  expect(snoozeProblem({ until: at(2), due: at(2), now })).toBeNull();
  expect(textOf(at(3), at(2))).toBe("Choose a moment before its deadline.");
  expect(textOf(at(0), null)).toBe("Choose a moment to come.");
  expect(textOf(at(1), at(-1))).toMatch(/^Its deadline has passed/);
});

test("what has no deadline, or a distant one, comes back within a month", () => {
  expect(snoozeProblem({ until: at(30 * 24), due: null, now })).toBeNull();
  expect(textOf(at(31 * 24), null)).toBe("Choose a moment within 30 days.");
  expect(textOf(at(31 * 24), at(99 * 24))).toBe("Choose a moment within 30 days.");
  expect(latestSnooze({ due: at(5), now })).toEqual(at(5));
});
