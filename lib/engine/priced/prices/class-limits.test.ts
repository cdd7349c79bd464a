import { describe, expect, it } from "vitest";
import { compileLimits, openClasses } from "./class-limits";

/** Classes J, Y and T, of which J may sell two seats and T ten. */
const limits = compileLimits(
  {
    B: [{ classes: "J", limit: 2 }],
    E: [
      { classes: "YT", limit: 100 },
      { classes: "T", limit: 10 },
    ],
  },
  (bookingClass) => (bookingClass === "J" ? "B" : "E"),
);

function open(needed: number, counts: Readonly<Record<string, number>> | null): string {
  const sold = counts && Array.from({ length: 26 }, (_, index) => counts[String.fromCharCode(65 + index)] ?? 0);
  const bits = openClasses(limits, sold, needed);
  return [..."JYT"].filter((each) => ((bits >>> (each.charCodeAt(0) - 65)) & 1) === 1).join("");
}

describe("openClasses", () => {
  it("opens what has the seats where nothing is sold", () => {
    expect([2, 10, 11, 101].map((needed) => open(needed, null))).toEqual(["JYT", "YT", "Y", ""]);
  });

  it("counts the seats that the classes below have sold", () => {
    expect(open(1, { T: 9 })).toBe("JYT");
    expect(open(1, { T: 10 })).toBe("JY");
    expect(open(1, { Y: 95, T: 5 })).toBe("J");
    expect(open(1, { J: 2, Y: 100 })).toBe("");
  });
});
