import { expect, it } from "vitest";
import { isMeant } from "./is-meant";

it("takes beginnings of words in any order, in any alphabet, and nothing from their middle", () => {
  expect(isMeant("sec sign", "Sign-in and security")).toBe(true);
  expect(isMeant("  БЕЗ", "Вход и безопасность")).toBe(true);
  expect(isMeant("oʻt", "Oʻtish")).toBe(true);
  expect(isMeant("", "Money")).toBe(true);
  expect(isMeant("oney", "Money")).toBe(false);
  expect(isMeant("money bookings", "Money")).toBe(false);
});
