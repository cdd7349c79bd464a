import { expect, it } from "vitest";
import { hasShapeOf } from "./has-shape-of";

const MODEL = { id: "", count: 0, places: [{ code: "" }], notes: [] };
const FITTING = { id: "a", count: 2, places: [{ code: "TAS", name: "more than the model" }], notes: [1, "x"] };

it("takes what has every part of the model", () => {
  expect(hasShapeOf(FITTING, MODEL)).toBe(true);
  expect(hasShapeOf({ ...FITTING, places: [] }, MODEL)).toBe(true);
});

it.each([
  ["nothing", null],
  ["a text", "a"],
  ["a list", [FITTING]],
  ["a missing property", { id: "a", count: 2, places: [] }],
  ["a property of another kind", { ...FITTING, count: "2" }],
  ["a list that is none", { ...FITTING, notes: "x" }],
  ["an element of another kind", { ...FITTING, places: [{ code: 1 }] }],
])("refuses %s", (_, value) => {
  expect(hasShapeOf(value, MODEL)).toBe(false);
});
