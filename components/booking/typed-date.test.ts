import { describe, expect, it } from "vitest";
import { readTypedDate, tidyTypedDate } from "./typed-date";

describe("reading a typed date", () => {
  it.each([
    ["07.02.1990", "1990-02-07"],
    ["7.2.1990", "1990-02-07"],
    ["07021990", "1990-02-07"],
    ["7/2/1990", "1990-02-07"],
    [" 7 2 1990 ", "1990-02-07"],
    ["07-02-1990", "1990-02-07"],
    ["1990-02-07", "1990-02-07"],
    ["29.02.2024", "2024-02-29"],
  ])("takes %s as %s", (text, date) => {
    expect(readTypedDate(text)).toBe(date);
  });

  it.each(["", "31.02.1990", "29.02.2023", "7.2.90", "070290", "13.13.1990", "1990", "abc", "7.2.19901"])("refuses %j", (text) => {
    expect(readTypedDate(text)).toBeNull();
  });

  it("tidies a date and leaves what is none for its writer to mend", () => {
    expect(tidyTypedDate("7/2/1990")).toBe("07.02.1990");
    expect(tidyTypedDate("31.02.1990")).toBe("31.02.1990");
  });
});
