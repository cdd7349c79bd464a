import { describe, expect, it } from "vitest";
import { dayNumber } from "../dates";
import { applicableTo, inSeason } from "./fare-applies";
import { makeFare } from "./testing/make-fare";

const tuesday = dayNumber("2026-12-01");
const use = { day: tuesday, daysLeft: 20, cabin: "E" as const };

describe("inSeason", () => {
  it("includes both ends", () => {
    expect(["05-31", "06-01", "08-31", "09-01"].map((day) => inSeason(day, "06-01", "08-31"))).toEqual([false, true, true, false]);
  });

  it("wraps over new year", () => {
    expect(["12-19", "12-20", "12-31", "01-01", "01-10", "01-11"].map((day) => inSeason(day, "12-20", "01-10"))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it("is all year without ends", () => {
    expect(inSeason("02-29", null, null)).toBe(true);
  });
});

describe("applicableTo", () => {
  it("keeps to the cabin asked for, and takes any for `A`", () => {
    const business = makeFare({ cabin: "B" });
    expect([applicableTo(use)(business), applicableTo({ ...use, cabin: "A" })(business)]).toEqual([false, true]);
  });

  it("keeps to the days of the week", () => {
    expect(applicableTo(use)(makeFare({ daysOfWeek: 0b0000010 }))).toBe(true);
    expect(applicableTo(use)(makeFare({ daysOfWeek: 0b1111101 }))).toBe(false);
  });

  it("needs the advance purchase", () => {
    expect([21, 20].map((days) => applicableTo(use)(makeFare({ advancePurchaseDays: days })))).toEqual([false, true]);
  });
});
