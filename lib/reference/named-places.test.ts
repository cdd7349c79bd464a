import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { onOtherKeyboard } from "./find/keyboard-layout";
import { divideNames } from "./named-places";

const codes = (text: string) => divideNames(text).map(({ found }) => found?.code ?? null);

describe("names of places one after the other", () => {
  it.each([
    ["TAS IST", ["TAS", "IST"]],
    ["tas new york", ["TAS", "NYC"]],
    ["new york tas", ["NYC", "TAS"]],
    ["ташкент нью йорк", ["TAS", "NYC"]],
    ["нью йорк санкт петербург", ["NYC", "LED"]],
    ["new york los angeles", ["NYC", "LAX"]],
    ["new york", ["NYC"]],
    ["london paris", ["LON", "PAR"]],
    ["london heathrow tas", ["LHR", "TAS"]],
    ["tas new delhi", ["TAS", "DEL"]],
    ["rio de janeiro kuala lumpur", ["RIO", "KUL"]],
    ["tas istambul", ["TAS", "IST"]],
    ["stambul toshkent", ["IST", "TAS"]],
    ["TAS IST LON", ["TAS", "IST", "LON"]],
    ["ist ist", ["IST"]],
    ["tas moscow vnukovo", ["TAS", "VKO"]],
    ["tas new", ["TAS", "NYC"]],
    ["tas qqqqqq", ["TAS", null]],
    ["nfirtyn cnfv,ek", ["TAS", "IST"]],
    ["tas .", ["TAS"]],
    ["tas,ist", ["TAS", "IST"]],
    ["london,paris", ["LON", "PAR"]],
    ["tas,istambul", ["TAS", "IST"]],
    ["cnfv,ek nfirtyn", ["IST", "TAS"]],
    ["n,bkbcb", ["TBS"]],
    ["nfirtyn ,fre", ["TAS", "GYD"]],
    [",e[fhf nfirtyn", ["BHK", "TAS"]],
    ["tas ,ist", ["TAS", "IST"]],
    ["djhjyt;,tas", ["VOZ", "TAS"]],
    ["tas,qqqqqq", ["TAS", null]],
  ])("%s", (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });
});

it.each(["стамбул", "тбилиси", "дубай", "лиссабон", "найроби", "воронеж", "нижневартовск", "алжир"])(
  "%s is read of keys that write commas and semicolons on the other keyboard",
  (name) => {
    expect(onOtherKeyboard(name)).toMatch(/[,;]/);
    expect(codes(onOtherKeyboard(name))).toEqual(codes(name));
  },
);

test("no word is lost, whatever they are", () => {
  const word = fc.constantFrom("new", "york", "tas", "qqq", "санкт", "петербург", "de");
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const parts = divideNames(words.join(" "));
      expect(parts.map(({ text }) => text).join(" ")).toBe(words.join(" "));
    }),
    { numRuns: propertyRuns(25) },
  );
});
