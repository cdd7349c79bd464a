import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cabinCapacities, cabinRoom, limitsOf, nestingLevels, sameLevelsFrom, seatsAvailable, tellsSeats } from "./nesting";

const CLASSES = "YBMKQT";
const rule = (bookingClass: string, daysBefore: number, authorisedPercent: number) => ({
  bookingClass,
  cabin: "E" as const,
  daysBefore,
  authorisedPercent,
});

describe("cabinCapacities", () => {
  it("reads first and business codes as business, all others as economy", () => {
    expect(cabinCapacities("F8C16W24Y234")).toEqual({ B: 24, E: 258 });
    expect(cabinCapacities("Y180")).toEqual({ B: 0, E: 180 });
    expect(cabinCapacities("")).toEqual({ B: 0, E: 0 });
  });

  it.each([
    ["F12Y98VV10", { B: 12, E: 98 }],
    ["C016Y150LL8VVQ7A3", { B: 16, E: 150 }],
    ["C16Y150LL8PP3", { B: 16, E: 150 }],
    ["Y0180PP", { B: 0, E: 180 }],
    ["CY180", { B: 0, E: 180 }],
    ["LL20PP4", { B: 0, E: 0 }],
    ["XX", { B: 0, E: 0 }],
  ])("counts no containers, pallets or version as seats: %s", (configuration, seats) => {
    expect(cabinCapacities(configuration)).toEqual(seats);
  });
});

describe("cabinRoom", () => {
  it.each([
    ["C16Y150VV2", { B: 16, E: 150 }, true],
    ["Y0", { B: 0, E: 0 }, true],
    ["C16Y", { B: 16, E: Number.POSITIVE_INFINITY }, false],
    ["CY", { B: Number.POSITIVE_INFINITY, E: Number.POSITIVE_INFINITY }, false],
    ["Y", { B: 0, E: Number.POSITIVE_INFINITY }, false],
    ["VV2", { B: Number.POSITIVE_INFINITY, E: Number.POSITIVE_INFINITY }, false],
    ["", { B: Number.POSITIVE_INFINITY, E: Number.POSITIVE_INFINITY }, false],
  ])("has no limit where a number is missing: “%s”", (configuration, room, isTold) => {
    expect(cabinRoom(configuration)).toEqual(room);
    expect(tellsSeats(configuration)).toBe(isTold);
  });
});

describe("nestingLevels", () => {
  it("follows the carrier's rule for the days that are left", () => {
    const rules = [rule("Y", 330, 100), rule("T", 330, 40), rule("T", 14, 10)];
    const limitOfT = (days: number) => nestingLevels({ capacity: 100, classes: "YT" }, rules, days).at(-1)?.limit;
    expect([400, 330, 15, 14, 0].map(limitOfT)).toEqual([40, 40, 40, 10, 10]);
  });

  it("closes the lowest class in the last days by default, and never the highest", () => {
    const limits = nestingLevels({ capacity: 100, classes: "YT" }, [], 1);
    expect(limits.map((level) => level.limit)).toEqual([100, 0]);
  });

  it("lets a higher class sell what a lower one may, even where the rules forget to say so", () => {
    const limits = nestingLevels({ capacity: 50, classes: "YT" }, [rule("Y", 330, 10), rule("T", 330, 60)], 30);
    expect(limits.map((level) => level.limit)).toEqual([30, 30]);
  });
});

const world = fc.record({
  capacity: fc.integer({ min: 0, max: 60 }),
  daysLeft: fc.integer({ min: 0, max: 340 }),
  rules: fc.array(fc.tuple(fc.constantFrom(...CLASSES), fc.integer({ min: 0, max: 330 }), fc.integer({ min: 0, max: 100 }))),
  wishes: fc.array(fc.tuple(fc.constantFrom(...CLASSES), fc.integer({ min: 1, max: 9 })), { maxLength: 60 }),
});

describe("selling seats", () => {
  it("never opens seats by selling, never lets a lower class have more than a higher one, never exceeds the cabin", () => {
    fc.assert(
      fc.property(world, ({ capacity, daysLeft, rules, wishes }) => {
        const levels = nestingLevels(
          { capacity, classes: CLASSES },
          rules.map(([each, days, percent]) => rule(each, days, percent)),
          daysLeft,
        );
        const sold = Array.from({ length: 26 }, () => 0);
        const left = () => [...CLASSES].map((each) => seatsAvailable(levels, each, sold));
        let before = left();
        for (const [bookingClass, seats] of wishes) {
          const index = bookingClass.charCodeAt(0) - 65;
          if (seatsAvailable(levels, bookingClass, sold) < seats) continue;
          sold[index] = (sold[index] ?? 0) + seats;
          const after = left();
          expect(after.every((each, at) => each <= (before[at] ?? 0))).toBe(true);
          expect(after.every((each, at) => at === 0 || each <= (after[at - 1] ?? 0))).toBe(true);
          before = after;
        }
        expect(sold.reduce((total, each) => total + each, 0)).toBeLessThanOrEqual(capacity);
      }),
    );
  });

  it("counts seats that were sold in classes of another number of the aircraft, and sells none there", () => {
    const levels = nestingLevels({ capacity: 9, classes: "YT", others: "LQ" }, [], 99);
    const sold = Array.from({ length: 26 }, (_, letter) => ("LQY".includes(String.fromCharCode(65 + letter)) ? 2 : 0));
    expect(seatsAvailable(levels, "Y", sold)).toBe(3);
    expect(seatsAvailable(levels, "L", sold)).toBe(0);
    expect(limitsOf(levels, "Y")).toEqual([{ classes: "YTLQ", limit: 9 }]);
  });

  it("leaves a class that the cabin does not have unsold", () => {
    expect(seatsAvailable(nestingLevels({ capacity: 9, classes: "YT" }, [], 99), "Q", [])).toBe(0);
  });
});

describe("sameLevelsFrom", () => {
  const rule = fc.record({
    bookingClass: fc.constantFrom("M", "T"),
    cabin: fc.constant("E" as const),
    daysBefore: fc.integer({ min: 0, max: 40 }),
    authorisedPercent: fc.integer({ min: 0, max: 100 }),
  });

  it("names days on which the very same seats are authorised, with rules of the carrier and without", () => {
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), fc.integer({ min: -2, max: 90 }), (rules, daysLeft) => {
        const levelsAt = (days: number) => nestingLevels({ capacity: 150, classes: "YMT" }, rules, days);
        expect(levelsAt(sameLevelsFrom(rules, daysLeft))).toEqual(levelsAt(daysLeft));
      }),
    );
  });
});
