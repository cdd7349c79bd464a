import { expect, test } from "vitest";
import { type AnywhereFilter, beginOn, formatAnywhere, problemOf, readAnywhere, searchTo, toDestinationsQuery } from "./anywhere-address";

const TODAY = "2026-11-21";
const family: AnywhereFilter = {
  from: "SKD",
  since: "2026-12-01",
  until: "2026-12-20",
  cabin: "A",
  party: { adt: 2, chd: 1, inf: 1, ins: 0 },
  isDirect: false,
  nights: null,
};

test("an address holds all that was chosen", () => {
  expect(readAnywhere(new URLSearchParams(formatAnywhere(family)), TODAY)).toEqual(family);
  const dollars: AnywhereFilter = { ...family, currency: "USD" };
  expect(readAnywhere(new URLSearchParams(formatAnywhere(dollars)), TODAY)).toEqual(dollars);
  expect(toDestinationsQuery(dollars).currency).toBe("USD");
  expect(searchTo(dollars, "IST", "2026-12-05", null)).toMatch(/&currency=USD/);
  const there = { ...family, nights: { from: 3, to: 14 } };
  expect(readAnywhere(new URLSearchParams(formatAnywhere(there)), TODAY)).toEqual(there);
  expect(toDestinationsQuery(there)).toMatchObject({ nights_from: 3, nights_to: 14 });
  const direct = { ...family, isDirect: true };
  expect(readAnywhere(new URLSearchParams(formatAnywhere(direct)), TODAY)).toEqual(direct);
});

test("what an address lacks, or has passed, is a month from tomorrow on for one adult out of Tashkent", () => {
  const party = { adt: 1, chd: 0, inf: 0, ins: 0 };
  const usual = { from: "TAS", since: "2026-11-22", until: "2026-12-21", cabin: "E", party, isDirect: false, nights: null };
  expect(readAnywhere(new URLSearchParams(), TODAY)).toEqual(usual);
  for (const nights of ["9-5", "0-3", "3-31", "week"]) expect(readAnywhere(new URLSearchParams({ nights }), TODAY)).toEqual(usual);
  expect(readAnywhere(new URLSearchParams("from=tas&since=2026-11-01&cabin=Z&adt=x"), TODAY)).toEqual(usual);
});

test("a period is neither reversed nor longer than one answer", () => {
  expect(problemOf(family)).toBeNull();
  expect(problemOf({ ...family, from: "" })).toBe("needFrom");
  expect(problemOf({ ...family, until: "2026-11-30" })).toBe("needOrder");
  expect(problemOf({ ...family, until: "2027-01-29" })).toBeNull();
  expect(problemOf({ ...family, until: "2027-01-30" })).toBe("needShorter");
});

test("another first day moves the last one only where it must", () => {
  expect(beginOn("2026-12-05", "2026-12-20")).toEqual({ since: "2026-12-05", until: "2026-12-20" });
  expect(beginOn("2026-12-25", "2026-12-20")).toEqual({ since: "2026-12-25", until: "2026-12-25" });
  expect(beginOn("2026-12-01", "2027-03-01")).toEqual({ since: "2026-12-01", until: "2027-01-29" });
});

test("a place leads to the search of its cheapest day for the same people", () => {
  expect(searchTo(family, "IST", "2026-12-05", null)).toBe("from=SKD&to=IST&out=2026-12-05&cabin=A&adt=2&chd=1&inf=1&ins=0");
  expect(searchTo({ ...family, isDirect: true }, "IST", "2026-12-05", null)).toMatch(/&stops=0$/);
  expect(searchTo(family, "IST", "2026-12-05", "2026-12-12")).toMatch(/out=2026-12-05&back=2026-12-12/);
});
