import { describe, expect, it } from "vitest";
import { maskTypedDate, parseTypedDate } from "./typed-date";

/** Types key by key, as a person does. */
function type(keys: string): string {
  return [...keys].reduce((shown, key) => maskTypedDate(shown + key, shown), "");
}

describe("typing a date", () => {
  it("sets the dots by itself", () => {
    expect(type("04072031")).toBe("04.07.2031");
    expect(type("0407")).toBe("04.07.");
  });

  it("accepts one's own dots, and days and months of one digit", () => {
    expect(type("04.07.2031")).toBe("04.07.2031");
    expect(type("4.7.2031")).toBe("04.07.2031");
    expect(type("4/7/2031")).toBe("04.07.2031");
  });

  it("takes a pasted date of either kind and ignores what is no digit", () => {
    expect(maskTypedDate("2031-07-04", "")).toBe("04.07.2031");
    expect(maskTypedDate("04072031", "")).toBe("04.07.2031");
    expect(type("0a4b0c72031999")).toBe("04.07.2031");
  });

  it("lets every character be deleted again", () => {
    let shown = "04.07.2031";
    while (shown !== "") {
      const shorter = maskTypedDate(shown.slice(0, -1), shown);
      expect(shorter.length).toBeLessThan(shown.length);
      shown = shorter;
    }
  });
});

describe("reading a typed date", () => {
  it("takes only days that exist", () => {
    expect(parseTypedDate("29.02.2028")).toBe("2028-02-29");
    expect(parseTypedDate("29.02.2027")).toBeNull();
    expect(parseTypedDate("31.04.2027")).toBeNull();
    expect(parseTypedDate("04.07.203")).toBeNull();
  });
});
