import fc from "fast-check";
import { expect, test } from "vitest";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { addDays } from "@/lib/domain/dates";
import { firstShown, monthsOf, monthsShown, nextMonth, shownBefore } from "./month-weeks";

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

test("a calendar shows two months to their end, and one more while few days of the first are left", () => {
  const shown = (from: string) => monthsShown(from, "2027-10-22").map(({ from: first, count }) => [first, count]);
  expect(shown("2026-12-01")).toEqual([
    ["2026-12-01", 31],
    ["2027-01-01", 31],
  ]);
  expect(shown("2026-11-26")).toEqual([
    ["2026-11-26", 5],
    ["2026-12-01", 31],
    ["2027-01-01", 31],
  ]);
  expect(shown("2027-10-01")).toEqual([["2027-10-01", 31]]);
});

test("later and earlier lead through whole months, back to today", () => {
  expect(shownBefore("2027-04-01", "2026-11-26")).toBe("2027-02-01");
  expect(shownBefore("2027-02-01", "2026-11-26")).toBe("2026-11-26");
  expect(shownBefore("2027-02-01", "2026-12-03")).toBe("2026-12-03");
  expect(shownBefore("2027-01-01", "2026-12-03")).toBe("2026-12-03");
});

test("no day is left out from today to the last, and no month but that of today is cut", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (later) => {
      const today = addDays("2026-11-26", later);
      const last = addDays(today, 330);
      let next = today;
      while (next <= last) {
        for (const { from, count } of monthsShown(next, last)) {
          expect(from).toBe(next);
          next = addDays(from, count);
          expect(next).toBe(nextMonth(from));
        }
      }
    }),
  );
});

test("a calendar begins with the month of its day, or with today", () => {
  expect(firstShown("2027-01-17", "2026-12-10")).toBe("2027-01-01");
  expect(firstShown("2026-12-17", "2026-12-10")).toBe("2026-12-10");
});
