import { describe, expect, test } from "vitest";
import { docsPath, languageOf } from "./language";

describe("the language of a page", () => {
  test("is that of the address, then the reader's choice, then the browser's", () => {
    expect(languageOf("ru", "uz", "en")).toEqual({ locale: "ru", isAsked: true });
    expect(languageOf(undefined, "uz", "ru-RU,ru;q=0.9")).toEqual({ locale: "uz", isAsked: false });
    expect(languageOf(undefined, undefined, "ru-RU,ru;q=0.9")).toEqual({ locale: "ru", isAsked: false });
  });

  test("is English for programs, which name none, and for languages that we do not speak", () => {
    expect(languageOf(undefined, undefined, null).locale).toBe("en");
    expect(languageOf(undefined, undefined, "*").locale).toBe("en");
    expect(languageOf("de", undefined, "de")).toEqual({ locale: "en", isAsked: false });
    expect(languageOf(["uz", "ru"], undefined, null)).toEqual({ locale: "uz", isAsked: true });
  });

  test("stands in an address before its anchor and beside its other parameters", () => {
    expect(docsPath("errors#validation", "uz")).toBe("/docs/errors?lang=uz#validation");
    expect(docsPath("search?q=%C2%AB5231%C2%BB", "ru")).toBe("/docs/search?q=%C2%AB5231%C2%BB&lang=ru");
    expect(docsPath("", "en")).toBe("/docs?lang=en");
  });
});
