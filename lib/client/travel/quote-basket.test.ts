// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { sketchOffer } from "@/tests/support/pages/sketch-offer";
import { emptyQuote, pickedOf, toggleInQuote } from "./quote-basket";

afterEach(emptyQuote);

const offer = (id: string, price: number, fare = "BASIC", departure = "2026-12-10 08:00") => ({
  ...sketchOffer({ id, price, directions: [{ departure }] }),
  fare_family_type: fare,
});

it("knows an offer again under another id and at another price, and takes it out instead of putting it in twice", () => {
  const first = offer("a", 7_340_000);
  const again = offer("b", 7_500_000);
  toggleInQuote(first);
  expect(pickedOf([first], again)?.id).toBe("a");
  toggleInQuote(again);
  toggleInQuote(again);
  expect(JSON.parse(window.sessionStorage.getItem("parvoz_quote") ?? "[]")).toMatchObject([{ id: "b", price: { amount: 7_500_000 } }]);
});

it("tells another fare, and the same flight of another year, from it", () => {
  const first = offer("a", 7_340_000);
  expect(pickedOf([first], offer("b", 7_340_000, "FLEX"))).toBeUndefined();
  expect(pickedOf([first], offer("c", 7_340_000, "BASIC", "2027-12-10 08:00"))).toBeUndefined();
});
