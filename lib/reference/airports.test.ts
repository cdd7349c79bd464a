import { describe, expect, it } from "vitest";
import { airportByCode, airportsOf, allAirports } from "./airports";

describe("airports", () => {
  it("knows the region's airports in three languages", () => {
    expect(airportByCode("FEG")).toMatchObject({
      cityCode: "FEG",
      country: "UZ",
      timeZone: "Asia/Tashkent",
      city: { en: "Fergana", ru: "Фергана", uz: "Fargʻona" },
      name: { uz: "Fargʻona xalqaro aeroporti" },
    });
  });

  it("searches all airports of a metropolitan code, and one airport by its own", () => {
    expect(airportsOf("IST").sort()).toEqual(["IST", "SAW"]);
    expect(airportsOf("SAW")).toEqual(["SAW"]);
    expect(airportsOf("MOW").sort()).toEqual(["DME", "SVO", "VKO", "ZIA"]);
    expect(airportsOf("FRU")).toEqual(["BSZ"]);
    expect(airportsOf("LON")).toContain("STN");
    expect(airportsOf("QQQ")).toEqual([]);
  });

  it("has unique codes, real time zones and places on the globe", () => {
    const all = allAirports();
    expect(new Set(all.map((airport) => airport.code)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(3500);
    for (const zone of new Set(all.map((airport) => airport.timeZone))) {
      expect(() => new Intl.DateTimeFormat("en", { timeZone: zone }), zone).not.toThrow();
    }
    const astray = all.filter(({ latitude, longitude }) => !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180));
    expect(astray).toEqual([]);
    expect(all.filter((airport) => !/^[A-Z]{3}$/.test(airport.code) || !airport.city.en)).toEqual([]);
  });

  it("corrects the zones that the source has wrong", () => {
    expect(airportByCode("PSC")?.timeZone).toBe("America/Los_Angeles");
    expect(airportByCode("BAX")?.timeZone).toBe("Asia/Barnaul");
    expect(airportByCode("TOF")?.timeZone).toBe("Asia/Tomsk");
  });
});
