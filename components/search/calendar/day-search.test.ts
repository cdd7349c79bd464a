import { describe, expect, test } from "vitest";
import { NO_FILTERS } from "@/lib/client/travel/offer-view";
import type { SearchValues } from "../form/search-form-schema";
import { EMPTY_SEARCH } from "../form/search-values";
import { isSearched, monthsQueries, searchOn, stripQuery } from "./day-search";

const oneWay: SearchValues = { ...EMPTY_SEARCH, trip: "one-way", ways: [{ from: "TAS", to: "IST", date: "2026-12-10" }] };
const roundTrip: SearchValues = { ...oneWay, trip: "round-trip", back: "2026-12-17" };
const severalCities: SearchValues = {
  ...oneWay,
  trip: "several-cities",
  ways: [...oneWay.ways, { from: "IST", to: "LON", date: "2026-12-12" }],
};

const MONTHS = [
  { from: "2027-01-01", count: 31 },
  { from: "2027-02-01", count: 28 },
];

describe("what the calendar is asked", () => {
  test("three days to either side of the searched one, never before today", () => {
    expect(stripQuery(oneWay, "2026-11-21")).toMatchObject({ date: "2026-12-10", date_from: "2026-12-07", days: 7, adults: 1 });
    expect(stripQuery(oneWay, "2026-12-09")).toMatchObject({ date_from: "2026-12-09", days: 7 });
  });

  test("every month on its own, with the way back of a round trip, and once the days around both", () => {
    const [first, second, ...others] = monthsQueries(roundTrip, MONTHS);
    expect(first).toMatchObject({ return_date: "2026-12-17", date_from: "2027-01-01", days: 31 });
    expect(first).not.toHaveProperty("flexible_days");
    expect(second).toMatchObject({ return_date: "2026-12-17", date_from: "2027-02-01", days: 28, flexible_days: 0 });
    expect(others).toEqual([]);
    expect(monthsQueries(oneWay, MONTHS)[0]).not.toHaveProperty("return_date");
  });

  test("only what passes the filters of the offers, as far as the service knows them", () => {
    const filters = { ...NO_FILTERS, stops: [0], withBaggage: true, carriers: ["HY"] };
    expect(stripQuery(oneWay, "2026-11-21", filters)).toMatchObject({ max_stops: 0, baggage: "1" });
    for (const asked of monthsQueries(oneWay, MONTHS, filters)) expect(asked).toMatchObject({ max_stops: 0, baggage: "1" });
    expect(stripQuery(oneWay, "2026-11-21", filters)).not.toHaveProperty("airlines");
  });

  test("nothing of a journey to several cities", () => {
    expect(stripQuery(severalCities, "2026-11-21")).toBeNull();
    expect(monthsQueries(severalCities, MONTHS)).toEqual([]);
  });
});

test("a day leads to the same search on that day, with its order and filters", () => {
  const days = { date: "2026-12-12", return_date: "2026-12-20" };
  expect(searchOn(roundTrip, days, { sort: "price", filters: NO_FILTERS })).toBe(
    "/?from=TAS&to=IST&out=2026-12-12&back=2026-12-20&cabin=E&adt=1&chd=0&inf=0&ins=0",
  );
  const view = { sort: "duration", filters: { ...NO_FILTERS, stops: [0], carriers: ["HY"] } } as const;
  expect(searchOn(oneWay, { date: "2026-12-12", return_date: null }, view)).toBe(
    "/?from=TAS&to=IST&out=2026-12-12&cabin=E&adt=1&chd=0&inf=0&ins=0&sort=duration&stops=0&air=HY",
  );
  expect(isSearched(roundTrip, days)).toBe(false);
  expect(isSearched(roundTrip, { date: "2026-12-10", return_date: "2026-12-17" })).toBe(true);
  expect(isSearched(oneWay, { date: "2026-12-10", return_date: null })).toBe(true);
});
