import { describe, expect, it } from "vitest";
import { findCountries } from "./find-countries";

const countries = [
  { code: "AE", name: "Birlashgan Arab Amirliklari" },
  { code: "KR", name: "Janubiy Koreya" },
  { code: "UZ", name: "Oʻzbekiston" },
  { code: "US", name: "Amerika Qoʻshma Shtatlari" },
  { code: "UA", name: "Ukraina" },
];
const found = (text: string) => findCountries(countries, text, "uz").map(({ code }) => code);

describe("finding a country", () => {
  it("offers the frequent ones before anything is typed, home first", () => {
    expect(found("")).toEqual(["UZ", "KR"]);
  });

  it("finds by the beginning of the name, whatever the apostrophe", () => {
    expect(found("o'zb")).toEqual(["UZ"]);
    expect(found("OZBEK")).toEqual(["UZ"]);
  });

  it("puts the code first, then names, then words inside names", () => {
    expect(found("uz")).toEqual(["UZ"]);
    expect(found("am")).toEqual(["US", "AE"]);
  });

  it("knows what people call a country in another language, or for short", () => {
    expect(found("usa")).toEqual(["US"]);
    expect(found("сша")).toEqual(["US"]);
    expect(found("uk")).toEqual(["UA"]);
    expect(found("south korea")).toEqual(["KR"]);
  });

  it("finds nothing where nothing fits", () => {
    expect(found("xyz")).toEqual([]);
  });
});
