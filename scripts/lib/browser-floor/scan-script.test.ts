import { expect, it } from "vitest";
import { newerNames } from "./newer-names";
import { scanScript } from "./scan-script";

const newer = newerNames(["chrome 109", "edge 109", "firefox 115", "safari 15.4", "ios_saf 15.4"]);

it.each([
  ["a.toSorted()", "toSorted"],
  ["a.toSpliced(1, 2)", "toSpliced"],
  ["Object.groupBy(a, f)", "Object.groupBy"],
  ["Promise.withResolvers()", "Promise.withResolvers"],
  ["Array.fromAsync(a)", "Array.fromAsync"],
  ["URL.canParse(a)", "URL.canParse"],
  ["new Set(a).isSubsetOf(b)", "isSubsetOf"],
  ["a.values().map(f)", "map of an iterator"],
  ["text.isWellFormed()", "isWellFormed"],
  ["AbortSignal.any([a])", "AbortSignal.any"],
  ["new Intl.DurationFormat('en')", "Intl.DurationFormat"],
  ["element.showPopover()", "showPopover"],
  ["a.replace(/(?<=x)y/, '')", "/(?<=x)y/"],
  ["new RegExp('(?i:x)' + y, 'u')", "RegExp('(?i:x)' + y, 'u')"],
  ["const behind = '(?<=^|-)'; new RegExp(behind + y, 'u')", "a text that looks behind: (?<=^|-)"],
  ["const behind = `(?<![x])`", "a text that looks behind: (?<![x])"],
  ["/[\\p{L}--[a-z]]/v", "/[\\p{L}--[a-z]]/v"],
  ["class A { static { this.b = 1 } }", "class static block"],
])("%s is newer than Chrome 109 or Safari 15.4", (source, found) => {
  expect(scanScript(source, newer)).toEqual([found]);
});

it.each([
  "[...a].sort().at(-1)",
  "a.findLast(f)",
  "Object.hasOwn(a, 'b')",
  "structuredClone(a)",
  "z.union([a, b])",
  "JSON.parse(a)",
  "Object.values(a).map(f)",
  "[...a.values()].map(f)",
  "text.replaceAll(/x(?=y)(?!z)/gu, '')",
  "/(?<year>\\d{4})/.exec(text)",
  "new AbortController().signal",
  "Array.from(a)",
])("%s is not", (source) => {
  expect(scanScript(source, newer)).toEqual([]);
});
