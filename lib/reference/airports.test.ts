import tzlookup from "@photostructure/tz-lookup";
import { describe, expect, it } from "vitest";
import { isZone } from "@/lib/domain/schedule/clocks/rules-in-force";
import { offsetMinutes } from "@/lib/domain/schedule/zones";
import { remembered } from "@/lib/util/waiting/remembered";
import { type Airport, airportByCode, airportsOf, allAirports } from "./airports";
import { searchPlaces } from "./places";

const MONTH_MINUTES = 43_800;
/** The first day of 2026, and the months of two years from then on. */
const MONTHS = Array.from({ length: 24 }, (_, month) => Date.UTC(2026, 0, 1) / 60_000 + month * MONTH_MINUTES);
const clocks = new Map<string, string>();

/** UTC offsets of a zone through two years. */
function clocksOf(zone: string): string {
  return remembered(clocks, zone, () => MONTHS.map((minute) => offsetMinutes(zone, minute)).join());
}

/** The package's map is coarse: near a border it may be wrong by a third of a degree. */
const COARSE_DEGREES = [-0.3, -0.15, 0, 0.15, 0.3];

function clocksAround({ country, latitude, longitude }: Airport): ReadonlySet<string> {
  // Flights in Xinjiang too go by the clock of all China.
  if (country === "CN") return new Set([clocksOf("Asia/Shanghai")]);
  const zones = COARSE_DEGREES.flatMap((north) =>
    COARSE_DEGREES.map((east) => tzlookup(latitude + north, ((longitude + east + 540) % 360) - 180)),
  );
  return new Set(zones.map(clocksOf));
}

/** Airports whose clock is not that of the map. */
const OTHERWISE = {
  // The map has Europe/Simferopol. There are no flights.
  SIP: "Europe/Kyiv",
  // Northern Ontario east of 90° W that goes by Central time, and Pickle Lake, which has Eastern time without summer.
  WNN: "America/Winnipeg",
  XKS: "America/Winnipeg",
  YAX: "America/Winnipeg",
  YPL: "America/Atikokan",
  // Behind the border by more than the map is wrong elsewhere.
  NDU: "Africa/Windhoek",
  SWX: "Africa/Gaborone",
  XWA: "America/Chicago",
  YBI: "America/Halifax",
  YBT: "America/Winnipeg",
};

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

  it.each([
    ["FRU", "BSZ"],
    ["KIV", "RMO"],
    ["ULN", "UBN"],
    ["TSE", "NQZ"],
    ["DKR", "DSS"],
    ["MJV", "RMU"],
    ["TXL", "BER"],
  ])("searches for %s the airport that took its flights", (former, airport) => {
    expect(airportsOf(former)).toEqual([airport]);
    expect(searchPlaces(former, "en", 1)).toMatchObject([{ code: airport }]);
  });

  it("has unique codes, real time zones and places on the globe", () => {
    const all = allAirports();
    expect(new Set(all.map((airport) => airport.code)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(3500);
    for (const zone of new Set(all.map((airport) => airport.timeZone))) {
      expect(isZone(zone), zone).toBe(true);
    }
    const astray = all.filter(({ latitude, longitude }) => !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180));
    expect(astray).toEqual([]);
    expect(all.filter((airport) => !/^[A-Z]{3}$/.test(airport.code) || !airport.city.en)).toEqual([]);
  });

  it("has a Russian and an Uzbek name of every city of the region", () => {
    const region = ["UZ", "RU", "KZ", "KG", "TJ", "TM", "AZ", "AM", "GE", "BY", "UA"];
    const nameless = allAirports().filter(({ country, cityNames }) => region.includes(country) && !(cityNames.ru && cityNames.uz));
    expect(nameless.map(({ code }) => code)).toEqual([]);
  });

  it("has everywhere the clock that the tz database has at the airport's coordinates", () => {
    const wrong = allAirports().filter((airport) => !clocksAround(airport).has(clocksOf(airport.timeZone)));
    expect(Object.fromEntries(wrong.map(({ code, timeZone }) => [code, timeZone]))).toEqual(OTHERWISE);
  });
});
