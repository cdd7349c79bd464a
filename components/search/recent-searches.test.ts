import { beforeEach, expect, it } from "vitest";
import type { SearchValues } from "./form/search-form-schema";
import { EMPTY_SEARCH } from "./form/search-values";
import { readRecent, rememberSearch } from "./recent-searches";

const values = new Map<string, string>();
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
};

const search = (to: string, date: string): SearchValues => ({ ...EMPTY_SEARCH, trip: "one-way", ways: [{ from: "TAS", to, date }] });
const destinations = (today: string) => readRecent(storage, today).map(({ ways }) => ways.map(({ to }) => to).join());

beforeEach(() => values.clear());

it("keeps the newest first, one per pair of places, six at most", () => {
  for (const to of ["IST", "DXB", "ALA", "MOW", "LED", "JED", "ICN", "IST"]) rememberSearch(storage, search(to, "2026-12-10"));
  expect(destinations("2026-12-01")).toEqual(["IST", "ICN", "JED", "LED", "MOW", "ALA"]);
});

it("keeps a journey to several cities beside a trip to the first of them", () => {
  const several: SearchValues = {
    ...search("IST", "2026-12-10"),
    trip: "several-cities",
    ways: [
      { from: "TAS", to: "IST", date: "2026-12-10" },
      { from: "IST", to: "LON", date: "2026-12-14" },
    ],
  };
  rememberSearch(storage, several);
  rememberSearch(storage, search("IST", "2026-12-11"));
  expect(destinations("2026-12-01")).toEqual(["IST", "IST,LON"]);
});

it("leaves out what has departed", () => {
  rememberSearch(storage, search("IST", "2026-12-10"));
  rememberSearch(storage, search("DXB", "2026-12-12"));
  expect(destinations("2026-12-11")).toEqual(["DXB"]);
});

it("reads nothing from what it has not written", () => {
  values.set("parvoz.recent-searches", "{not json");
  expect(readRecent(storage, "")).toEqual([]);
  values.set("parvoz.recent-searches", '[{"from":"<script>"}]');
  expect(readRecent(storage, "")).toEqual([]);
});
