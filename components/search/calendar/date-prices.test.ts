import { describe, expect, test } from "vitest";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import type { SearchValues } from "../form/search-form-schema";
import { EMPTY_SEARCH } from "../form/search-values";
import { datePricesQueries, daysToPick } from "./date-prices";

const oneWay: SearchValues = { ...EMPTY_SEARCH, trip: "one-way", ways: [{ from: "TAS", to: "IST", date: "" }] };
const roundTrip: SearchValues = { ...oneWay, trip: "round-trip" };
const on = (search: SearchValues, date: string, back = ""): SearchValues => ({
  ...search,
  ways: search.ways.map((way) => ({ ...way, date })),
  back,
});
const dates = { isReturn: false, months: ["2026-12-01", "2027-01-01"], first: "2026-12-05", last: "2027-01-20" };

describe("what is asked for the days in sight", () => {
  test("month by month, no day that cannot be picked", () => {
    const asked = datePricesQueries({ ...dates, search: oneWay });
    expect(asked).toMatchObject([
      { departure_airport: "TAS", arrival_airport: "IST", date: "2026-12-05", date_from: "2026-12-05", days: 27, flexible_days: 0 },
      { date: "2027-01-01", date_from: "2027-01-01", days: 20 },
    ]);
    expect(asked[0]).not.toHaveProperty("return_date");
  });

  test("of a round trip: as long as the one that is chosen, or a week", () => {
    expect(datePricesQueries({ ...dates, search: roundTrip })[0]).toMatchObject({ date: "2026-12-05", return_date: "2026-12-12" });
    const chosen = on(roundTrip, "2026-12-20", "2026-12-23");
    expect(datePricesQueries({ ...dates, search: chosen })[1]).toMatchObject({ date: "2027-01-01", return_date: "2027-01-04" });
  });

  test("of the returns of a departure: those in sight, from the departure to the last day that can be picked", () => {
    const returns = { ...dates, isReturn: true, search: on(roundTrip, "2026-12-10") };
    expect(datePricesQueries(returns)).toMatchObject([
      { date: "2026-12-10", return_date: "2026-12-10", days: 1, return_days: 22 },
      { date: "2026-12-10", return_date: "2027-01-01", days: 1, return_days: 20 },
    ]);
    expect(datePricesQueries({ ...returns, months: ["2026-11-01", "2026-12-01"] })).toMatchObject([{ return_date: "2026-12-10" }]);
    const late = datePricesQueries({ ...returns, months: ["2027-09-01", "2027-10-01"], last: "2027-10-17" });
    expect(late).toMatchObject([
      { date: "2026-12-10", return_date: "2027-09-01", return_days: 30 },
      { date: "2026-12-10", return_date: "2027-10-01", return_days: 17 },
    ]);
  });

  test.each<[string, SearchValues]>([
    ["one end is missing", EMPTY_SEARCH],
    ["both ends are the same", { ...oneWay, ways: [{ from: "TAS", to: "TAS", date: "" }] }],
    ["several cities are visited", { ...oneWay, trip: "several-cities", ways: [...oneWay.ways, ...oneWay.ways] }],
  ])("nothing while %s", (_, search) => {
    expect(datePricesQueries({ ...dates, search })).toEqual([]);
  });
});

test("a day has the price of the trip that begins with it, or that it ends as the return", () => {
  const pair = (date: string, back: string): SoldDay => ({ date, return_date: back, lowest: null });
  const [days, matrix] = [[pair("2026-12-10", "2026-12-17")], [pair("2026-12-10", "2026-12-12"), pair("2026-12-10", "2026-12-13")]];
  expect([...daysToPick([{ days, matrix }, undefined], true)]).toEqual([
    ["2026-12-12", matrix[0]],
    ["2026-12-13", matrix[1]],
  ]);
  expect([...daysToPick([{ days, matrix }], false)]).toEqual([["2026-12-10", days[0]]]);
});
