import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseRule, compareSpecificity, conditionsKey } from "./choose-rule";
import type { RuleConditions, SellingRule } from "./policy";
import { makeRule, TAS_IST } from "./testing/make-policy";

const ISTANBUL = { kind: "city", code: "IST", airports: ["IST", "SAW"] } as const;
const TURKIYE = { kind: "country", code: "TR" } as const;

const adding = (minor: number, when: Partial<RuleConditions> = {}) => makeRule({ value: { kind: "amount", minor }, when });
const chosen = (rules: SellingRule[], age: "adt" | "chd" = "adt", journey = TAS_IST) =>
  chooseRule(rules, "markup", { journey, age })?.value;

describe("of all rules that fit", () => {
  test.each<[string, Partial<RuleConditions>, Partial<RuleConditions>]>([
    ["two conditions win over one", { cabin: "E", age: "adt" }, { carrier: "HY" }],
    ["a carrier wins over a route", { carrier: "HY" }, { to: ISTANBUL }],
    ["a city wins over its country", { to: ISTANBUL }, { to: TURKIYE }],
    ["an origin wins over a destination", { from: { kind: "country", code: "UZ" } }, { to: TURKIYE }],
    ["a route wins over a cabin", { to: TURKIYE }, { cabin: "E" }],
    ["a cabin wins over a passenger type", { cabin: "E" }, { age: "adt" }],
    ["any condition wins over none", { age: "adt" }, {}],
  ])("%s", (_, specific, general) => {
    for (const rules of [
      [adding(1, specific), adding(2, general)],
      [adding(2, general), adding(1, specific)],
    ])
      expect(chosen(rules)).toEqual({ kind: "amount", minor: 1 });
  });
});

describe("a rule does not apply", () => {
  test.each<[string, Partial<RuleConditions>]>([
    ["to another carrier", { carrier: "TK" }],
    ["to another city", { to: { kind: "city", code: "AYT", airports: ["AYT"] } }],
    ["to another country", { from: TURKIYE }],
    ["to another cabin", { cabin: "B" }],
    ["to another passenger type", { age: "chd" }],
  ])("%s", (_, when) => expect(chosen([adding(1, when)])).toBeUndefined());

  test("to the other part of the price", () => {
    expect(chosen([makeRule({ part: "fee" })])).toBeUndefined();
  });
});

test("a city is all of its airports", () => {
  expect(chosen([adding(1, { to: ISTANBUL })], "adt", { ...TAS_IST, to: { airport: "SAW", country: "TR" } })).toBeDefined();
});

const when = fc.record({
  carrier: fc.constantFrom("HY", "TK", null),
  from: fc.constantFrom(TURKIYE, ISTANBUL, null),
  to: fc.constantFrom(TURKIYE, ISTANBUL, null),
  cabin: fc.constantFrom("E" as const, "B" as const, null),
  age: fc.constantFrom("adt" as const, "chd" as const, null),
});

test("two different rules that fit the same passenger are never equally specific", () => {
  const journey = { ...TAS_IST, from: { airport: "SAW", country: "TR" } };
  fc.assert(
    fc.property(when, when, (left, right) => {
      const [one, other] = [makeRule({ when: left }), makeRule({ when: right })];
      const fits = (rule: SellingRule) => chooseRule([rule], "markup", { journey, age: "adt" }) !== null;
      if (!fits(one) || !fits(other) || conditionsKey(one) === conditionsKey(other)) return;
      expect(compareSpecificity(left, right)).not.toBe(0);
    }),
  );
});
