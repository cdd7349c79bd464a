import { expect, it } from "vitest";
import { journeyText, placesText } from "./journey-text";

const out = { from: "Tashkent", to: "Istanbul" };

it.each([
  ["one way", [out], "Tashkent → Istanbul"],
  ["there and back", [out, { from: "Istanbul", to: "Tashkent" }], "Tashkent ⇄ Istanbul"],
  ["back from elsewhere", [out, { from: "London", to: "Tashkent" }], "Tashkent → Istanbul, London → Tashkent"],
  [
    "several cities",
    [out, { from: "Istanbul", to: "London" }, { from: "London", to: "Tashkent" }],
    "Tashkent → Istanbul → London → Tashkent",
  ],
])("names the places of a journey %s", (_kind, ways, text) => {
  expect(journeyText(ways)).toBe(text);
});

it("names the two places of a return once, without an arrow of its own", () => {
  expect(placesText([out, { from: "Istanbul", to: "Tashkent" }], " – ")).toBe("Tashkent – Istanbul");
});
