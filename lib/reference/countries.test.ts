import { describe, expect, it } from "vitest";
import { allAirports } from "./airports";
import { allCountryCodes, continentOf, countryName, regionOf } from "./countries";

describe("countries", () => {
  it("names them in three languages, with the Uzbek letters as they are written", () => {
    expect(countryName("UZ", "uz")).toBe("Oʻzbekiston");
    expect(countryName("AE", "ru")).toBe("ОАЭ");
    expect(countryName("DE", "en")).toBe("Germany");
    expect(allCountryCodes().filter((code) => /[‘'`]/.test(countryName(code, "uz")))).toEqual([]);
  });

  it("has every ISO 3166-1 code once, with a continent and a name", () => {
    const codes = allCountryCodes();
    expect(codes).toHaveLength(250);
    expect(new Set(codes).size).toBe(250);
    expect(codes.filter((code) => countryName(code, "uz") === code || continentOf(code) === "")).toEqual([]);
    expect(continentOf("UZ")).toBe("Asia");
  });

  it("has every country but those of Antarctica in one region, on its own continent", () => {
    const without = allCountryCodes().filter((code) => regionOf(code) === null);
    expect(without.filter((code) => continentOf(code) !== "Antarctica")).toEqual([]);
    expect(["UZ", "RU", "FR", "TR", "IN", "TH", "KR", "EG", "US"].map(regionOf)).toEqual([
      "central_asia",
      "eastern_europe",
      "western_europe",
      "middle_east",
      "south_asia",
      "southeast_asia",
      "east_asia",
      "africa",
      "north_america",
    ]);
  });

  it("covers the country of every airport", () => {
    expect(allAirports().filter((airport) => continentOf(airport.country) === "")).toEqual([]);
  });
});
