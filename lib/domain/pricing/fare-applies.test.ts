import { describe, expect, it } from "vitest";
import { dayNumber } from "../dates";
import { inSeason, refusalOf } from "./fare-applies";
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

describe("refusalOf", () => {
  it("keeps to the cabin asked for, and takes any for `A`", () => {
    const business = makeFare({ cabin: "B" });
    expect([refusalOf(use)(business), refusalOf({ ...use, cabin: "A" })(business)]).toEqual(["cabin", null]);
  });

  it("keeps to the days of the week", () => {
    expect(refusalOf(use)(makeFare({ daysOfWeek: 0b0000010 }))).toBe(null);
    expect(refusalOf(use)(makeFare({ daysOfWeek: 0b1111101 }))).toBe("weekday");
  });

  it("needs the advance purchase", () => {
    expect([21, 20].map((days) => refusalOf(use)(makeFare({ advancePurchaseDays: days })))).toEqual(["advance_purchase", null]);
  });

  it("names the season last", () => {
    const summer = { seasonFrom: "06-01", seasonTo: "08-31" };
    expect(refusalOf(use)(makeFare(summer))).toBe("season");
    expect(refusalOf(use)(makeFare({ ...summer, advancePurchaseDays: 30 }))).toBe("advance_purchase");
  });
});
