import { expect, test } from "vitest";
import { RecentMap } from "./recent-map";

test("what is asked for again and again stays, what is not goes", () => {
  const map = new RecentMap<string, number>(4);
  map.set("often", 0);
  map.set("once", 1);
  for (const key of ["a", "b", "c", "d", "e"]) {
    map.set(key, 2);
    expect(map.get("often")).toBe(0);
  }
  expect(map.get("once")).toBeUndefined();
  expect(map.get("e")).toBe(2);
});
