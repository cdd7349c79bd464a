import { describe, expect, it } from "vitest";
import { dayNumber, fromDayNumber } from "../dates";
import { inSeason, refusalOf, saleDayOf } from "./fare-applies";
import { makeFare } from "./testing/make-fare";

const tuesday = dayNumber("2026-12-01");
const use = { day: tuesday, daysLeft: 20, soldOn: tuesday - 20, cabin: "E" as const };

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

  it("keeps to the days of travel of their years, both ends included", () => {
    const on = (date: string) => refusalOf({ ...use, day: dayNumber(date) });
    const fare = makeFare({ travelFrom: "2026-12-01", travelTo: "2027-01-10" });
    const days = ["2026-11-30", "2026-12-01", "2027-01-10", "2027-01-11", "2027-12-05"];
    expect(days.map((date) => on(date)(fare))).toEqual(["travel_days", null, null, "travel_days", "travel_days"]);
    expect(on("2027-12-05")(makeFare({ seasonFrom: "12-01", seasonTo: "01-10" }))).toBe(null);
    expect(on("2027-01-11")(makeFare({ travelFrom: "2026-12-01" }))).toBe(null);
  });

  it("keeps to the days of sale, whichever days are travelled", () => {
    const sold = (date: string) =>
      refusalOf({ ...use, soldOn: dayNumber(date) })(makeFare({ saleFrom: "2026-11-10", saleTo: "2026-11-12" }));
    expect(["2026-11-09", "2026-11-10", "2026-11-12", "2026-11-13"].map(sold)).toEqual(["sale_days", null, null, "sale_days"]);
  });

  it("is sold on days of Tashkent, which begin five hours before those of UTC", () => {
    const at = (moment: string) => fromDayNumber(saleDayOf(Date.parse(moment) / 60_000));
    expect([at("2026-11-12T18:59:00Z"), at("2026-11-12T19:00:00Z")]).toEqual(["2026-11-12", "2026-11-13"]);
  });

  it("needs the advance purchase", () => {
    expect([21, 20].map((days) => refusalOf(use)(makeFare({ advancePurchaseDays: days })))).toEqual(["advance_purchase", null]);
  });

  it("names the first that forbids", () => {
    const summer = { seasonFrom: "06-01", seasonTo: "08-31" };
    expect(refusalOf(use)(makeFare(summer))).toBe("season");
    expect(refusalOf(use)(makeFare({ ...summer, advancePurchaseDays: 30 }))).toBe("advance_purchase");
  });
});
