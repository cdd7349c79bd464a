import { describe, expect, it } from "vitest";
import { formatSearch } from "@/lib/client/travel/format-search";
import { toSearchQuery } from "@/lib/contracts/to-search-query";
import type { SearchValues } from "./form/search-form-schema";
import { parseSearch } from "./parse-search";
import { peopleKept } from "./search-address";

const family: SearchValues = {
  trip: "round-trip",
  ways: [{ from: "TAS", to: "IST", date: "2026-12-10" }],
  back: "2026-12-20",
  cabin: "E",
  party: { adt: 2, chd: 1, inf: 1, ins: 0 },
};

const journey: SearchValues = {
  ...family,
  trip: "several-cities",
  ways: [
    { from: "TAS", to: "IST", date: "2026-12-10" },
    { from: "LON", to: "IST", date: "2026-12-14" },
    { from: "IST", to: "TAS", date: "2026-12-14" },
  ],
  back: "",
};

const parse = (address: string) => parseSearch(new URLSearchParams(address));

describe("a search in the address", () => {
  it("comes back as it went", () => {
    expect(parse(formatSearch(family))).toEqual(family);
    const oneWay: SearchValues = { ...family, trip: "one-way", back: "" };
    expect(parse(formatSearch(oneWay))).toEqual(oneWay);
    expect(parse(formatSearch(journey))).toEqual(journey);
  });

  it("keeps the address of a trip to one place as it was before journeys had several", () => {
    expect(formatSearch(family)).toBe("from=TAS&to=IST&out=2026-12-10&back=2026-12-20&cabin=E&adt=2&chd=1&inf=1&ins=0");
    expect(formatSearch(journey)).toContain("ways=TAS-IST-2026-12-10_LON-IST-2026-12-14_IST-TAS-2026-12-14&cabin");
  });

  it("keeps places around an end, and asks for them there and on the way back", () => {
    const wide: SearchValues = { ...family, ways: [{ from: "TAS", to: "IST", date: "2026-12-10", fromAlso: ["SKD", "NMA"] }] };
    expect(formatSearch(wide)).toContain("from=TAS.SKD.NMA&to=IST&");
    expect(parse(formatSearch(wide))).toEqual(wide);
    expect(toSearchQuery(wide).directions).toEqual([
      { departure_airport: "TAS", departure_also: "SKD.NMA", arrival_airport: "IST", date: "2026-12-10" },
      { departure_airport: "IST", arrival_airport: "TAS", arrival_also: "SKD.NMA", date: "2026-12-20" },
    ]);
    const several: SearchValues = { ...journey, ways: journey.ways.map((way) => ({ ...way, toAlso: ["BTZ"] })) };
    expect(parse(formatSearch(several))).toEqual(several);
  });

  it("names a currency that is not the partner's own, and asks for it; one that nobody knows is none", () => {
    const inDollars: SearchValues = { ...family, currency: "USD" };
    expect(formatSearch(inDollars)).toBe(`${formatSearch(family)}&currency=USD`);
    expect(parse(formatSearch(inDollars))).toEqual(inDollars);
    expect(toSearchQuery(inDollars)).toEqual({ ...toSearchQuery(family), currency: "USD" });
    expect(parse(`${formatSearch(family)}&currency=XXX`)).toEqual(family);
  });

  it("keeps whose passengers fly again, and asks the service nothing about them", () => {
    const again: SearchValues = { ...family, along: "3f2f1c5e-0f34-4c7b-9a51-2f6d0d6f4a10" };
    expect(parse(formatSearch(again))).toEqual(again);
    expect(toSearchQuery(again)).toEqual(toSearchQuery(family));
    expect(parse(`${formatSearch(family)}&along=everybody`)).toEqual(family);
  });

  it("leaves behind whose passengers flew before where both the places and the party are typed anew", () => {
    const before: SearchValues = { ...family, along: "3f2f1c5e-0f34-4c7b-9a51-2f6d0d6f4a10" };
    const elsewhere: SearchValues = { ...before, ways: [{ from: "TAS", to: "DXB", date: "2026-12-12" }] };
    const alone = { adt: 1, chd: 0, inf: 0, ins: 0 };
    expect(peopleKept(elsewhere, before)).toEqual(elsewhere);
    expect(peopleKept({ ...before, party: alone }, before).along).toBe(before.along);
    expect(peopleKept({ ...elsewhere, party: alone }, before)).not.toHaveProperty("along");
  });

  it("forgets the return of a search that became one way", () => {
    expect(parse(formatSearch({ ...family, trip: "one-way" }))?.back).toBe("");
  });

  it("is for one adult in economy where a person has typed no more than a journey", () => {
    const typed = parse("from=TAS&to=IST&out=2026-12-10");
    expect(typed).toEqual({ ...family, trip: "one-way", back: "", party: { adt: 1, chd: 0, inf: 0, ins: 0 } });
    expect(parse("from=TAS&to=IST&out=2026-12-10&chd=2")?.party).toEqual({ adt: 1, chd: 2, inf: 0, ins: 0 });
  });

  it("is refused where a person has cut or bent it", () => {
    expect(parse("")).toBeNull();
    expect(parse("from=TAS&to=IST")).toBeNull();
    expect(parse(formatSearch(family).replace("2026-12-10", "2026-02-31"))).toBeNull();
    expect(parse(formatSearch(family).replace("adt=2", "adt=x"))).toBeNull();
    expect(parse(formatSearch(family).replace("adt=2", "adt=0"))).toBeNull();
    expect(parse(formatSearch({ ...family, back: "2026-12-01" }))).toBeNull();
    expect(parse(formatSearch(family).replace("to=IST", "to=TAS"))).toBeNull();
    for (const [whole, bent] of [
      ["_LON-IST-2026-12-14_IST-TAS-2026-12-14", ""],
      ["LON-IST", "LON-LON"],
      ["LON-IST-", "LON-IST"],
      ["LON-IST-2026-12-14", "LON-IST-2026-12-09"],
      ["ways=", "ways=TAS-IST-2026-12-01_IST-TAS-2026-12-02_TAS-IST-2026-12-03_IST-TAS-2026-12-04_"],
    ] as const) {
      expect(parse(formatSearch(journey).replace(whole, bent)), bent).toBeNull();
    }
  });
});

it("asks for both directions of a round trip, one of a single, and all of several cities", () => {
  expect(toSearchQuery(family).directions).toEqual([
    { departure_airport: "TAS", arrival_airport: "IST", date: "2026-12-10" },
    { departure_airport: "IST", arrival_airport: "TAS", date: "2026-12-20" },
  ]);
  expect(toSearchQuery({ ...family, trip: "one-way" }).directions).toHaveLength(1);
  expect(toSearchQuery(journey).directions.map(({ departure_airport, date }) => departure_airport + date)).toEqual([
    "TAS2026-12-10",
    "LON2026-12-14",
    "IST2026-12-14",
  ]);
});
