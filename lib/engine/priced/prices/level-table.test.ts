import { describe, expect, it } from "vitest";
import { compileLimits } from "./class-limits";
import { LevelTable } from "./level-table";

/** Classes J, Y and T, of which T may sell as many seats as there are days left, whoever has the profile. */
const compile = (profile: number, daysLeft: number) =>
  compileLimits(
    {
      B: [{ classes: "J", limit: profile }],
      E: [
        { classes: "YT", limit: 100 },
        { classes: "T", limit: daysLeft },
      ],
    },
    (bookingClass) => (bookingClass === "J" ? "B" : "E"),
  );

const [J, T, Y] = ["J", "T", "Y"].map((each) => 1 << (each.charCodeAt(0) - 65));

function sold(counts: Readonly<Record<string, number>>): number[] {
  return Array.from({ length: 26 }, (_, index) => counts[String.fromCharCode(65 + index)] ?? 0);
}

describe("LevelTable", () => {
  it("tells the open classes of every profile and period, of more periods than it begins with room for", () => {
    const table = new LevelTable(compile);
    for (let turn = 0; turn < 2; turn++) {
      for (let days = 0; days < 40; days++) {
        for (const profile of [0, 3, 200]) {
          const open = (profile >= 4 ? (J ?? 0) : 0) | (Y ?? 0) | (days >= 4 ? (T ?? 0) : 0);
          expect(table.maskOf(profile, table.periodOf(days), 4, null)).toBe(open);
        }
      }
    }
  });

  it("counts the seats that the classes below have sold", () => {
    const table = new LevelTable(compile);
    const period = table.periodOf(10);
    expect(table.maskOf(1, period, 1, sold({ T: 9 }))).toBe((J ?? 0) | (Y ?? 0) | (T ?? 0));
    expect(table.maskOf(1, period, 1, sold({ T: 10 }))).toBe((J ?? 0) | (Y ?? 0));
    expect(table.maskOf(1, period, 1, sold({ Y: 95, T: 5 }))).toBe(J);
    expect(table.maskOf(1, period, 1, sold({ J: 1, Y: 100 }))).toBe(0);
  });
});
