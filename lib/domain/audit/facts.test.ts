import { expect, test } from "vitest";
import { factsOf } from "./facts";

test("what changed stands with what it was, amounts in major units", () => {
  expect(factsOf({ user: "x", role: "agent", before_role: "viewer", reason: "asked" })).toEqual([
    { name: "role", before: "viewer", after: "agent" },
  ]);
  expect(factsOf({ credit_limit_minor: 150_050, before_credit_limit_minor: 0 })).toEqual([
    { name: "credit_limit", before: "0", after: "1500.5" },
  ]);
  expect(factsOf({ kind: "deposit", currency: "UZS", before_minor: 100, amount_minor: 250 })).toEqual([
    { name: "amount", before: "1", after: "2.5" },
  ]);
});

test("what stayed as it was is no fact", () => {
  expect(factsOf({ service_fee_minor: 100, before_service_fee_minor: 100, role: "agent", before_role: "agent" })).toEqual([]);
});

test("what was never written down is not told, nor are ids", () => {
  const id = "019a0000-0000-7000-8000-000000000000";
  expect(factsOf({ quote: id, from: `partner:${id}`, choices: 2, types: ["a", "b"], nothing: null })).toEqual([
    { name: "choices", before: null, after: "2" },
    { name: "types", before: null, after: "a, b" },
  ]);
  expect(factsOf("text")).toEqual([]);
});
