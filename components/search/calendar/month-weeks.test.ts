import { expect, test } from "vitest";
import type { SoldDay } from "@/lib/contracts/sold-prices";
import { addDays } from "@/lib/domain/dates";
import { firstShown, monthsOf } from "./month-weeks";

const days = Array.from({ length: 60 }, (_, index): SoldDay => ({ date: addDays("2026-12-10", index), return_date: null, lowest: null }));

test("days stand in their weeks, month by month, each once", () => {
  const months = monthsOf(days);
  expect(months.map(({ date, weeks }) => [date, weeks.length])).toEqual([
    ["2026-12-10", 4],
    ["2027-01-01", 5],
    ["2027-02-01", 1],
  ]);
  // 10 December 2026 is a Thursday.
  expect(months[0]?.weeks[0]?.map((day) => day?.date ?? null)).toEqual([
    null,
    null,
    null,
    "2026-12-10",
    "2026-12-11",
    "2026-12-12",
    "2026-12-13",
  ]);
  expect(months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null)).toEqual(days);
});

test("a calendar begins with the month of its day, or with today", () => {
  expect(firstShown("2027-01-17", "2026-12-10")).toBe("2027-01-01");
  expect(firstShown("2026-12-17", "2026-12-10")).toBe("2026-12-10");
});
