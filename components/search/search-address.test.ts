import { describe, expect, it } from "vitest";
import { formatSearch, parseSearch, toSearchQuery } from "./search-address";
import type { SearchValues } from "./search-form-schema";

const family: SearchValues = {
  trip: "round-trip",
  from: "TAS",
  to: "IST",
  out: "2026-12-10",
  back: "2026-12-20",
  cabin: "E",
  party: { adt: 2, chd: 1, inf: 1, ins: 0 },
};

const parse = (address: string) => parseSearch(new URLSearchParams(address));

describe("a search in the address", () => {
  it("comes back as it went", () => {
    expect(parse(formatSearch(family))).toEqual(family);
    const oneWay: SearchValues = { ...family, trip: "one-way", back: "" };
    expect(parse(formatSearch(oneWay))).toEqual(oneWay);
  });

  it("forgets the return of a search that became one way", () => {
    expect(parse(formatSearch({ ...family, trip: "one-way" }))?.back).toBe("");
  });

  it("is refused where a person has cut or bent it", () => {
    expect(parse("")).toBeNull();
    expect(parse("from=TAS&to=IST")).toBeNull();
    expect(parse(formatSearch(family).replace("2026-12-10", "2026-02-31"))).toBeNull();
    expect(parse(formatSearch(family).replace("adt=2", "adt=x"))).toBeNull();
    expect(parse(formatSearch(family).replace("adt=2", "adt=0"))).toBeNull();
    expect(parse(formatSearch({ ...family, back: "2026-12-01" }))).toBeNull();
    expect(parse(formatSearch({ ...family, to: "TAS" }))).toBeNull();
  });
});

it("asks for both directions of a round trip and one of a single", () => {
  expect(toSearchQuery(family).directions).toEqual([
    { departure_airport: "TAS", arrival_airport: "IST", date: "2026-12-10" },
    { departure_airport: "IST", arrival_airport: "TAS", date: "2026-12-20" },
  ]);
  expect(toSearchQuery({ ...family, trip: "one-way" }).directions).toHaveLength(1);
});
