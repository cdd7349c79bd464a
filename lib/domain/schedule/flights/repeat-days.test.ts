import fc from "fast-check";
import { expect, test } from "vitest";
import { dayNumber } from "../../dates";
import { coversDay } from "../expand";
import { repeatDays } from "./repeat-days";

const FIRST = dayNumber("2026-12-01");

test("periods hold exactly the days that they were made of, each once", () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 61 });
  fc.assert(
    fc.property(days, (offsets) => {
      const periods = repeatDays(offsets.map((offset) => FIRST + offset));
      for (let offset = -15; offset < 80; offset += 1) {
        const holding = periods.filter((period) => coversDay(period, FIRST + offset)).length;
        expect(holding, String(offset)).toBe(offsets.includes(offset) ? 1 : 0);
      }
    }),
  );
});

test("whole weeks, every second week and a missing date make few periods", () => {
  const on = (...dates: string[]) => repeatDays(dates.map(dayNumber));
  // Fridays and Sundays of December 2026.
  expect(on("2026-12-04", "2026-12-06", "2026-12-11", "2026-12-13", "2026-12-18", "2026-12-20")).toEqual([
    { from: "2026-12-04", to: "2026-12-20", days: 0b1010000, frequency: 1 },
  ]);
  expect(on("2026-12-04", "2026-12-18", "2027-01-01")).toEqual([{ from: "2026-12-04", to: "2027-01-01", days: 0b10000, frequency: 2 }]);
  expect(on("2026-12-04", "2026-12-11", "2026-12-25", "2027-01-01")).toEqual([
    { from: "2026-12-04", to: "2026-12-11", days: 0b10000, frequency: 1 },
    { from: "2026-12-25", to: "2027-01-01", days: 0b10000, frequency: 1 },
  ]);
});
