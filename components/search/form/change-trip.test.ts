import { expect, it } from "vitest";
import { addWay, changeDestination, changeTrip, removeWay } from "./change-trip";
import type { SearchValues } from "./search-form-schema";
import { EMPTY_SEARCH } from "./search-values";

const trip: SearchValues = { ...EMPTY_SEARCH, ways: [{ from: "TAS", to: "IST", date: "2026-12-10" }], back: "2026-12-20" };

it("turns a round trip into its two directions, and takes the first of several back", () => {
  const several = changeTrip(trip, "several-cities");
  expect(several.ways).toEqual([...trip.ways, { from: "IST", to: "TAS", date: "2026-12-20" }]);
  expect(several.back).toBe("");
  expect(changeTrip(several, "one-way")).toEqual({ ...trip, trip: "one-way", back: "" });
});

it("goes on from where the last direction ends, up to six", () => {
  let ways = changeTrip({ ...trip, trip: "one-way" }, "several-cities").ways;
  expect(ways[1]).toEqual({ from: "IST", to: "", date: "" });
  for (let added = 0; added < 9; added++) ways = addWay(ways);
  expect(ways).toHaveLength(6);
  expect(removeWay(ways, 0)).toEqual(ways.slice(1));
});

it("moves the next origin with a destination, but not one that was chosen", () => {
  const ways = changeTrip({ ...trip, trip: "one-way" }, "several-cities").ways;
  const moved = changeDestination(ways, 0, "DXB");
  expect(moved.map(({ from, to }) => from + to)).toEqual(["TASDXB", "DXB"]);
  const open = moved.map((way, index) => (index === 1 ? { ...way, from: "LON" } : way));
  expect(changeDestination(open, 0, "IST")[1]?.from).toBe("LON");
});
