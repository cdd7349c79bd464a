import { expect, it } from "vitest";
import type { ScheduleEntry } from "@/lib/contracts/interface/services";
import { groupByWeek } from "./group-by-week";

const name = { uz: "", en: "", ru: "" };
const airport = { code: "TAS", title: name, city: name, country: name };

function flight(number: string, departure: string): ScheduleEntry {
  return {
    ...{
      flight_number: number,
      departure: `${departure}:00`,
      arrival: `${departure}:00`,
      departure_airport: airport,
      arrival_airport: airport,
    },
    airline: { code: "HY", title: "Uzbekistan Airways" },
  };
}

it("puts each flight into a row with the days on which it is flown, week by week", () => {
  const entries = [
    flight("2", "2026-12-01 20:00"),
    flight("1", "2026-12-01 07:00"),
    flight("1", "2026-12-03 07:30"),
    flight("1", "2026-12-08 07:00"),
  ];
  const weeks = groupByWeek(entries, "2026-12-01", "2026-12-09");
  expect(weeks.map(({ dates }) => dates.length)).toEqual([7, 2]);
  expect(
    weeks.map(({ flights }) =>
      flights.map(({ first, days }) => [first.flight_number, days.map((day) => day?.departure.slice(11, 16) ?? "-").join(" ")]),
    ),
  ).toEqual([
    [
      ["1", "07:00 - 07:30 - - - -"],
      ["2", "20:00 - - - - - -"],
    ],
    [["1", "07:00 -"]],
  ]);
});
