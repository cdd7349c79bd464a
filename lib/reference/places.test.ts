import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/domain/localized";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { airportsOf, allAirports } from "./airports";
import { searchPlaces } from "./places";
import { townsByPlace } from "./towns";

const first = (text: string) => searchPlaces(text, "en", 8)[0]?.code;

describe("place search", () => {
  it.each([
    ["tosh", "TAS"],
    ["Таш", "TAS"],
    ["Тошкент", "TAS"],
    ["fargʻona", "FEG"],
    ["farg'on", "FEG"],
    ["Farg‘ona", "FEG"],
    ["fargona", "FEG"],
    ["Фарғона", "FEG"],
    ["oʻsh", "OSS"],
    ["Нью-Й", "NYC"],
    ["new york", "NYC"],
    ["нижний", "GOJ"],
    ["dubai", "DXB"],
    ["london heathrow", "LHR"],
    ["внуково", "VKO"],
    ["gokcen", "SAW"],
    ["xian", "XIY"],
    ["piter", "LED"],
    ["мск", "MOW"],
    ["msk", "MOW"],
    ["спб", "LED"],
    ["istambul", "IST"],
    ["istnabul", "IST"],
    ["istamb", "IST"],
    ["Мека", "JED"],
    ["meka", "JED"],
    ["Оксфорд", "LON"],
    ["Луксор", "LXR"],
    ["стмабул", "IST"],
    ["tahskent", "TAS"],
    ["тошкнет", "TAS"],
    ["samarqnd", "SKD"],
    ["stambul", "IST"],
    ["stanbul", "IST"],
    ["тамбул", "IST"],
    ["станбул", "IST"],
    ["oskva", "MOW"],
    ["осква", "MOW"],
    ["ashkemt", "TAS"],
    ["hmaty", undefined],
    ["new delhi", "DEL"],
    ["new", "NYC"],
    ["франкфурт на майне", "FRA"],
    ["Frankfurt am Main", "FRA"],
    ["nfirtyn", "TAS"],
    ["CNFV,EK", "IST"],
    ["vjcrdf", "MOW"],
    ["дщтвщт", "LON"],
    ["ефы", "TAS"],
    [":tytdf", "GVA"],
    [",fre", "GYD"],
    ["<thkby", "BER"],
    ["ltk", undefined],
    ["Хива", "UGC"],
    ["хив", "UGC"],
    ["Xiva", "UGC"],
    ["Xorazm", "UGC"],
    ["[bdf", "UGC"],
    ["Hiva", "UGC"],
    ["Ватикан", "ROM"],
    ["Курган-Тюбе", "KQT"],
    ["Мекка", "JED"],
    ["Makka", "JED"],
    ["мек", "JED"],
    ["Адлер", "AER"],
    ["flkth", "AER"],
    ["Минводы", "MRV"],
    ["минеральные воды", "MRV"],
    ["Пятигорск", "MRV"],
    ["Qo'qon", "FEG"],
    ["Иерусалим", "TLV"],
    ["каппадокия", "NAV"],
    ["Khasavyurt", "GRV"],
    ["Хасавюрт", "GRV"],
    ["Pyatigorks", "MRV"],
    ["Махачкала", "MCX"],
    ["Норильск", "NSK"],
    ["Тебриз", "TBZ"],
    ["Ростов", "ROV"],
  ])("finds %s as %s", (typed, code) => {
    expect(first(typed)).toBe(code);
  });

  it("puts an exact code before everything", () => {
    expect(first("ist")).toBe("IST");
    expect(first("MOW")).toBe("MOW");
    expect(first("saw")).toBe("SAW");
    expect(first("fru")).toBe("BSZ");
  });

  it("shows a metropolitan area as one city, then its airports", () => {
    const moscow = searchPlaces("moscow", "ru", 8);
    expect(moscow[0]).toEqual({ code: "MOW", kind: "city", name: "Москва", city: "Москва", country: "Россия" });
    expect(moscow.slice(1, 5).map((place) => place.code)).toEqual(["SVO", "VKO", "DME", "ZIA"]);
    expect(moscow[1]).toMatchObject({ kind: "airport", name: "Шереметьево", city: "Москва" });
  });

  it("finds a country's airports by its name", () => {
    expect(searchPlaces("Oʻzbekiston", "uz", 3).map((place) => place.code)).toEqual(["TAS", "SKD", "BHK"]);
    expect(searchPlaces("грузия", "ru", 1)[0]?.code).toBe("TBS");
  });

  it("suggests the busiest places for an empty field, and nothing for nonsense", () => {
    expect(searchPlaces("  ", "uz", 3).map((place) => place.name)).toEqual([
      "Islom Karimov nomidagi Toshkent xalqaro aeroporti",
      "Moskva",
      "Istanbul",
    ]);
    expect(searchPlaces("qqqqqq", "uz", 8)).toEqual([]);
  });

  it("finds every city without the first letter of its name, behind those that begin as what was typed", () => {
    const named = allAirports().filter(({ city, code, cityCode }) => code === cityCode && /^[A-Z][a-z]{5,}$/.test(city.en));
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.constantFrom("en", "ru", "uz"), ({ city, cityCode }, locale) => {
        // What is left of shorter names is the beginning of too many others.
        fc.pre(city[locale].length > 5);
        const found = searchPlaces(city[locale].slice(1), locale, Number.POSITIVE_INFINITY);
        expect(found.map(({ code }) => code)).toContain(cityCode);
      }),
      { numRuns: propertyRuns(150) },
    );
    const stavanger = searchPlaces("stavan", "en", 8).map(({ code }) => code);
    expect(stavanger[0]).toBe("SVG");
  });

  it("tells by which town a place was found, in the reader's language, and nothing of the kind for its own", () => {
    expect(searchPlaces("мекка", "ru", 1)).toMatchObject([{ code: "JED", city: "Джидда", town: "Мекка" }]);
    expect(searchPlaces("mecca", "uz", 1)).toMatchObject([{ code: "JED", town: "Makka" }]);
    expect(searchPlaces("хасавюрт", "ru", 1)).not.toMatchObject([{ town: expect.anything() }]);
    expect(searchPlaces("khasavyurt", "ru", 1)).toMatchObject([{ code: "GRV", town: "Khasavyurt" }]);
    expect(searchPlaces("джидда", "ru", 1)).not.toMatchObject([{ town: expect.anything() }]);
  });

  it("knows towns of places that can be searched alone", () => {
    const unknown = [...townsByPlace().keys()].filter((code) => airportsOf(code).length === 0);
    expect(unknown).toEqual([]);
  });

  it("never repeats a code, keeps the limit, and gives only codes that can be searched", () => {
    const names = allAirports().flatMap(({ city, name, code }) => [city.uz, city.ru, name.en, code]);
    const typed = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.tuple(fc.constantFrom(...names), fc.nat(12)).map(([name, length]) => name.slice(0, length)),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(...LOCALES), fc.integer({ min: 1, max: 30 }), (text, locale, limit) => {
        const codes = searchPlaces(text, locale, limit).map((place) => place.code);
        expect(new Set(codes).size).toBe(codes.length);
        expect(codes.length).toBeLessThanOrEqual(limit);
        for (const code of codes) expect(airportsOf(code)).not.toEqual([]);
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});
