import { expect, test } from "vitest";
import { periodDue } from "./saved";

const LONG_AGO = new Date("2020-01-01T00:00:00Z");
/** Seven in the morning. */
const due = (rhythm: "day" | "week" | "month", now: string, after = LONG_AGO) =>
  periodDue({ rhythm, atMinutes: 420, after, now: new Date(now) });

test("a day, a week from Monday and a month are due at the hour of the day after them, by the clock of Tashkent", () => {
  expect(due("day", "2026-11-29T01:59:00Z")).toEqual({ from: "2026-11-27", to: "2026-11-27" });
  expect(due("day", "2026-11-29T02:00:00Z")).toEqual({ from: "2026-11-28", to: "2026-11-28" });
  expect(due("week", "2026-11-30T01:59:00Z")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
  expect(due("week", "2026-11-30T02:00:00Z")).toEqual({ from: "2026-11-23", to: "2026-11-29" });
  expect(due("month", "2027-03-01T01:59:00Z")).toEqual({ from: "2027-01-01", to: "2027-01-31" });
  expect(due("month", "2027-03-01T02:00:00Z")).toEqual({ from: "2027-02-01", to: "2027-02-28" });
});

test("what was saved since its moment waits for the next one", () => {
  expect(due("day", "2026-11-29T02:30:00Z", new Date("2026-11-29T02:10:00Z"))).toBeNull();
  expect(due("day", "2026-11-29T02:30:00Z", new Date("2026-11-29T01:50:00Z"))).toEqual({ from: "2026-11-28", to: "2026-11-28" });
  expect(due("month", "2026-12-01T03:00:00Z", new Date("2026-11-15T00:00:00Z"))).toEqual({ from: "2026-11-01", to: "2026-11-30" });
});
