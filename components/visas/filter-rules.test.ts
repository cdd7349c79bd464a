import { describe, expect, it } from "vitest";
import type { EntryRuleRow } from "@/lib/contracts/portal/places";
import { filterRules, groupByContinent } from "./filter-rules";

function rule(country: string, name: string, continent: string, kind: EntryRuleRow["kind"]): EntryRuleRow {
  return { country, name, continent, kind, days: null, disputed_kind: null, source: "list", source_date: "2026-02-01" };
}

const rules = [
  rule("KR", "Janubiy Koreya", "Asia", "visa_required"),
  rule("TR", "Turkiya", "Asia", "visa_free"),
  rule("TM", "Turkmaniston", "Asia", "visa_required"),
  rule("US", "Amerika Qoʻshma Shtatlari", "North America", "visa_required"),
  rule("GB", "Buyuk Britaniya", "Europe", "visa_required"),
  rule("CI", "Kot-d’Ivuar", "Africa", "eta"),
];
const found = (text: string, kind: EntryRuleRow["kind"] | null = null) =>
  filterRules(rules, { text, kind }, "uz").map(({ country }) => country);

describe("finding a country's entry rule", () => {
  it("takes the beginning of any word of the name, or the code", () => {
    expect(found("turk")).toEqual(["TR", "TM"]);
    expect(found("koreya")).toEqual(["KR"]);
    expect(found("tr")).toEqual(["TR"]);
    expect(found("rkiya")).toEqual([]);
  });

  it("does not mind which apostrophe, or none", () => {
    expect(found("kot-d'ivuar")).toEqual(["CI"]);
    expect(found("KOT-DIVUAR")).toEqual(["CI"]);
  });

  it("knows what people call a country, in any of the languages or for short", () => {
    for (const text of ["turkey", "turkiye", "Türkiye", "Турция"]) expect(found(text)).toEqual(["TR"]);
    for (const text of ["usa", "америка", "AQSh"]) expect(found(text)).toEqual(["US"]);
    for (const text of ["uk", "england", "англия"]) expect(found(text)).toEqual(["GB"]);
  });

  it("narrows by the kind of entry", () => {
    expect(found("turk", "visa_required")).toEqual(["TM"]);
    expect(found("", "eta")).toEqual(["CI"]);
  });
});

describe("entry rules by continent", () => {
  it("leaves out continents without a country", () => {
    expect(groupByContinent(rules).map(({ continent, rules: inside }) => [continent, inside.length])).toEqual([
      ["Asia", 3],
      ["Europe", 1],
      ["Africa", 1],
      ["North America", 1],
    ]);
  });
});
