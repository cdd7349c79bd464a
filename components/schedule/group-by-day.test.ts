import { describe, expect, it } from "vitest";
import type { ScheduleEntry } from "@/lib/contracts/interface/services";
import { carriersOf, groupByDay } from "./group-by-day";

const name = { uz: "", en: "", ru: "" };
const airport = { code: "TAS", title: name, city: name, country: name };

function flight(number: string, departure: string, code = "HY", title = "Uzbekistan Airways"): ScheduleEntry {
  return {
    flight_number: number,
    departure: `${departure}:00`,
    arrival: `${departure}:00`,
    departure_airport: airport,
    arrival_airport: airport,
    airline: { code, title },
  };
}

describe("the schedule by day", () => {
  it("puts days and flights into the order of time", () => {
    const days = groupByDay([flight("3", "2026-12-02 06:00"), flight("2", "2026-12-01 23:10"), flight("1", "2026-12-01 04:05")]);
    expect(days.map(({ date, flights }) => [date, flights.map((each) => each.flight_number)])).toEqual([
      ["2026-12-01", ["1", "2"]],
      ["2026-12-02", ["3"]],
    ]);
  });

  it("names every carrier once, by name", () => {
    const entries = [
      flight("1", "2026-12-01 01:00"),
      flight("2", "2026-12-01 02:00", "TK", "Turkish Airlines"),
      flight("3", "2026-12-01 03:00"),
    ];
    expect(carriersOf(entries).map(({ code }) => code)).toEqual(["TK", "HY"]);
  });
});
