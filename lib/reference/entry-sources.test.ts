import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { entrySourceName } from "./entry-sources";
import { passportRuleOf } from "./passport-validity";

const loaded = [...readFileSync("data/reference/entry-rules.csv", "utf8").matchAll(/,"?([^",]+)"?,\d{4}-\d{2}$/gm)].map(
  ([, source = ""]) => source,
);
const written = ["TR", "US", "DE"].flatMap((country) =>
  ["UZ", "TM"].map((citizenship) => passportRuleOf(country, citizenship)?.source ?? ""),
);

it.each([...new Set([...loaded, ...written])])("names %s to those who read Russian and Uzbek", (source) => {
  expect(entrySourceName(source, "en")).toBe(source);
  expect(entrySourceName(source, "ru")).toMatch(/[а-я]{4}/);
  expect(entrySourceName(source, "uz")).not.toBe(source);
});

it("leaves an operator's own source in its words", () => {
  expect(entrySourceName("Embassy, by telephone", "ru")).toBe("Embassy, by telephone");
});
