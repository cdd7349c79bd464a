import { describe, expect, test } from "vitest";
import { docsLanguageOf, languageNamed } from "@/lib/i18n/pick-locale";
import { docsPath } from "./language";

describe("the language of a page", () => {
  test("is that of the address, then the reader's choice, then the browser's", () => {
    expect(docsLanguageOf("ru", "uz", "en")).toEqual({ locale: "ru", isNamed: true });
    expect(docsLanguageOf("", "uz", "ru-RU,ru;q=0.9")).toEqual({ locale: "uz", isNamed: false });
    expect(docsLanguageOf("", undefined, "ru-RU,ru;q=0.9")).toEqual({ locale: "ru", isNamed: false });
  });

  test("is English for programs, which name none, and for languages that we do not speak", () => {
    expect(docsLanguageOf("", undefined, null).locale).toBe("en");
    expect(docsLanguageOf(null, undefined, "*").locale).toBe("en");
    expect(docsLanguageOf("de", undefined, "de")).toEqual({ locale: "en", isNamed: false });
  });

  test.each([
    ["/docs/ru", "ru"],
    ["/docs/RU/errors", "ru"],
    ["/docs/uz/reference/pay-booking?q=1", "uz"],
    ["/docs/en/errors.md", "en"],
    ["/docs/errors?lang=uz_UZ", "uz"],
    ["/llms.txt?lang=ru", "ru"],
    ["/docs/ru/errors?lang=uz", "ru"],
    ["/docs/errors", ""],
    ["/docs/run-it", ""],
    ["/docs/errors?lang=de", ""],
    ["/docsearch?lang=ru", null],
    ["/sign-in?lang=ru", null],
    ["///", null],
    ["//docs:port/ru", null],
  ])("is named by %s as %s", (url, named) => {
    expect(languageNamed(url)).toBe(named);
  });

  test("stands in an address before the page, in place of another one", () => {
    expect(docsPath("errors#validation", "uz")).toBe("/docs/uz/errors#validation");
    expect(docsPath("search?q=%C2%AB5231%C2%BB", "ru")).toBe("/docs/ru/search?q=%C2%AB5231%C2%BB");
    expect(docsPath("", "en")).toBe("/docs/en");
  });
});
