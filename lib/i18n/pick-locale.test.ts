import { expect, it } from "vitest";
import { pickLocale } from "./pick-locale";

it("prefers the person's choice to the browser's languages", () => {
  expect(pickLocale("ru", "en-US,en;q=0.9")).toBe("ru");
});

it("takes the browser's most wanted language that is spoken here", () => {
  expect(pickLocale(undefined, "de-DE,de;q=0.9,ru;q=0.5,en;q=0.7")).toBe("en");
  expect(pickLocale(undefined, "uz-Latn-UZ")).toBe("uz");
  expect(pickLocale(undefined, "en;q=0,ru;q=0.1")).toBe("ru");
});

it("falls back to Uzbek, also from nonsense", () => {
  expect(pickLocale(undefined, null)).toBe("uz");
  expect(pickLocale("xx", "fr")).toBe("uz");
  expect(pickLocale(undefined, ";;q=,,")).toBe("uz");
});
