import { describe, expect, it } from "vitest";
import { LOCALES } from "@/lib/domain/localized";
import { formatNumber } from "@/lib/i18n/formats";
import { parseAmount } from "./amounts";

describe("an amount of money that a person has typed", () => {
  it.each(LOCALES)("in %s is read back from how it is shown", (locale) => {
    for (const amount of [0, 7, 1234.5, 3_456_789, 12_000_000.01]) expect(parseAmount(formatNumber(amount, locale), locale)).toBe(amount);
  });

  it("has no more than two decimals, and no minus", () => {
    for (const text of ["", "ten", "-5", "1,234", "1.2.3"]) expect(parseAmount(text, "ru"), text).toBeNull();
  });

  it("may have its cents after a point in every language", () => {
    expect(parseAmount("10.5", "uz")).toBe(10.5);
    expect(parseAmount("1,234", "en")).toBe(1234);
  });
});
