import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumber, fromDayNumber } from "../dates";
import { operatesOn, operatingDays } from "./expand";
import { type LegPattern, UNCOVERED } from "./schedule";

const base: LegPattern = {
  carrier: "HY",
  flightNumber: 271,
  suffix: "",
  itineraryVariation: 1,
  legSequence: 1,
  serviceType: "J",
  timeMode: "L",
  periodFrom: "2026-12-01",
  periodTo: "2026-12-31",
  daysOfOperation: 0b1111111,
  frequency: 1,
  origin: "TAS",
  destination: "IST",
  departureMinutes: 600,
  arrivalMinutes: 780,
  departureDayOffset: 0,
  arrivalDayOffset: 0,
  departureTerminal: "",
  arrivalTerminal: "",
  aircraft: "32Q",
  bookingDesignators: "Y",
  configuration: "Y180",
  coveredBy: UNCOVERED,
};

const datesOf = (pattern: LegPattern, from: string, to: string) =>
  operatingDays(pattern, dayNumber(from), dayNumber(to)).map(fromDayNumber);

describe("operating days", () => {
  it("keeps to the period, both ends included", () => {
    const pattern = { ...base, periodTo: "2026-12-03" };
    expect(datesOf(pattern, "2026-11-01", "2027-01-31")).toEqual(["2026-12-01", "2026-12-02", "2026-12-03"]);
  });

  it("reads bit 0 as Monday and bit 6 as Sunday", () => {
    const pattern = { ...base, daysOfOperation: 0b1000001 };
    expect(datesOf(pattern, "2026-12-01", "2026-12-14")).toEqual(["2026-12-06", "2026-12-07", "2026-12-13", "2026-12-14"]);
  });

  it("counts every second week from the first day of the period, not from a Monday", () => {
    const pattern = { ...base, periodFrom: "2026-12-03", daysOfOperation: 0b0010010, frequency: 2 as const };
    expect(datesOf(pattern, "2026-12-01", "2026-12-31")).toEqual(["2026-12-04", "2026-12-08", "2026-12-18", "2026-12-22"]);
  });

  it("goes on for ever where the period is open-ended", () => {
    expect(operatesOn({ ...base, periodTo: null }, dayNumber("2049-06-01"))).toBe(true);
  });

  it("lists exactly the days on which it operates", () => {
    const pattern = fc.record({
      periodFrom: fc.integer({ min: 20_700, max: 20_900 }).map(fromDayNumber),
      periodTo: fc.option(fc.integer({ min: 20_700, max: 20_900 }).map(fromDayNumber)),
      daysOfOperation: fc.integer({ min: 0, max: 127 }),
      frequency: fc.constantFrom(1 as const, 2 as const),
    });
    fc.assert(
      fc.property(pattern, fc.integer({ min: 20_650, max: 20_950 }), fc.integer({ min: 0, max: 60 }), (fields, from, length) => {
        const candidate = { ...base, ...fields };
        const days = Array.from({ length: length + 1 }, (_, index) => from + index);
        expect(operatingDays(candidate, from, from + length)).toEqual(days.filter((day) => operatesOn(candidate, day)));
      }),
    );
  });
});
