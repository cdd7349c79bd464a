import { beforeEach, expect, it } from "vitest";
import { readRecent, rememberSearch } from "./recent-searches";
import { EMPTY_SEARCH, type SearchValues } from "./search-form-schema";

const values = new Map<string, string>();
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
};

const search = (to: string, out: string): SearchValues => ({ ...EMPTY_SEARCH, trip: "one-way", to, out });

beforeEach(() => values.clear());

it("keeps the newest first, one per pair of places, six at most", () => {
  for (const to of ["IST", "DXB", "ALA", "MOW", "LED", "JED", "ICN", "IST"]) rememberSearch(storage, search(to, "2026-12-10"));
  expect(readRecent(storage, "2026-12-01").map(({ to }) => to)).toEqual(["IST", "ICN", "JED", "LED", "MOW", "ALA"]);
});

it("leaves out what has departed", () => {
  rememberSearch(storage, search("IST", "2026-12-10"));
  rememberSearch(storage, search("DXB", "2026-12-12"));
  expect(readRecent(storage, "2026-12-11").map(({ to }) => to)).toEqual(["DXB"]);
});

it("reads nothing from what it has not written", () => {
  values.set("parvoz.recent-searches", "{not json");
  expect(readRecent(storage, "")).toEqual([]);
  values.set("parvoz.recent-searches", '[{"from":"<script>"}]');
  expect(readRecent(storage, "")).toEqual([]);
});
