import { createTranslator } from "next-intl";
import { afterEach, describe, expect, test, vi } from "vitest";
import { compileTexts } from "./compile-texts";
import { messages } from "./messages";

afterEach(() => vi.restoreAllMocks());

describe("compiled texts", () => {
  test("are what a server component may hand to a browser: plain objects", () => {
    const sent = compileTexts({ nights: "{count, plural, other {nights}}" });
    expect(structuredClone(sent)).toStrictEqual(sent);
  });

  test("say what the texts say, with values, plural forms and tags", () => {
    const words = {
      plain: "It's {name}'s",
      nights: "{count, plural, =0 {no night} one {{count} night} few {{count} few} other {{count} nights}}",
      booked: "<b>{count, plural, other {# bookings}}</b> of {name}",
    };
    const t = createTranslator({ locale: "en", messages: compileTexts(words) });
    expect(t("plain", { name: "Aziza" })).toBe("It's Aziza's");
    expect([0, 1, 2].map((count) => t("nights", { count }))).toEqual(["no night", "1 night", "2 nights"]);
    expect(t.markup("booked", { count: 12_345, name: "Aziza", b: (chunks) => `*${chunks}*` })).toBe("*12,345 bookings* of Aziza");
    const russian = createTranslator({ locale: "ru", messages: compileTexts({ nights: words.nights }) });
    expect([1, 3].map((count) => russian("nights", { count }))).toEqual(["1 night", "3 few"]);
  });

  test("ask Intl for no number where no thousand can stand: the first one takes a telephone 100 ms", () => {
    const asked = vi.spyOn(Intl, "NumberFormat");
    const t = createTranslator({ locale: "ru", messages: compileTexts(messages.ru) });
    expect(t("search.party.count", { count: 3 })).toBe("3 пассажира");
    expect(t("common.ui.showPassword")).not.toBe("");
    expect(asked).not.toHaveBeenCalled();
  });
});
