import { expect, test } from "vitest";
import { rulePlaces } from "./rule-places";

const countries = [
  { code: "TR", name: "Turkey" },
  { code: "AE", name: "United Arab Emirates" },
  { code: "GE", name: "Georgia" },
];
const istanbul = { code: "IST", kind: "city", name: "Istanbul", city: "Istanbul", country: "Turkey" } as const;
const ankara = { code: "ESB", kind: "airport", name: "Esenboga", city: "Ankara", country: "Turkey" } as const;
const dubai = { code: "DXB", kind: "airport", name: "Dubai International", city: "Dubai", country: "United Arab Emirates" } as const;
const georgetown = { code: "GEO", kind: "airport", name: "Cheddi Jagan", city: "Georgetown", country: "Guyana" } as const;

const found = (text: string, ...places: Parameters<typeof rulePlaces>[0]["places"]) =>
  rulePlaces({ text, places, countries, language: "en" }).map(({ id }) => id);

test("a country is found by its name and its code, before the places in it", () => {
  expect(found("turkey", istanbul, ankara)).toEqual(["TR", "IST", "ESB"]);
  expect(found("tr")).toEqual(["TR"]);
});

test("a code of three letters means its place", () => {
  expect(found("IST", istanbul)).toEqual(["IST"]);
  expect(found("geo", georgetown)).toEqual(["GEO", "GE"]);
});

test("a city whose name some give a country too is the city first", () => {
  expect(found("dubai", dubai)).toEqual(["DXB", "AE"]);
});

test("before anything is typed there are places alone", () => {
  expect(found("", istanbul)).toEqual(["IST"]);
});
