import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "@/lib/domain/dates";
import { inSeason } from "../fare-applies";
import { makeFare } from "../testing/make-fare";
import { SeasonOverlaps } from "./season-overlaps";
import { daysOfSeason } from "./seasons";

/** Every `MM-DD` of a leap year. */
const YEAR = Array.from({ length: 366 }, (_, day) => addDays("2028-01-01", day).slice(5));

const season = fc
  .option(fc.tuple(fc.constantFrom(...YEAR), fc.constantFrom(...YEAR)), { freq: 4 })
  .map((drawn) => ({ seasonFrom: drawn?.[0] ?? null, seasonTo: drawn?.[1] ?? null }));

test("the days of a season are those on which a fare of it may be used", () => {
  fc.assert(
    fc.property(season, (drawn) => {
      const days = YEAR.map((day, index) => ((daysOfSeason(drawn) >> BigInt(index)) & 1n ? day : null)).filter((day) => day !== null);
      expect(days).toEqual(YEAR.filter((day) => inSeason(day, drawn.seasonFrom, drawn.seasonTo)));
    }),
    { numRuns: 60 },
  );
});

test("a fare overlaps an earlier one of its name where one day of the year and of the week is in both", () => {
  const drawn = fc.record({ season, daysOfWeek: fc.integer({ min: 1, max: 127 }), bookingClass: fc.constantFrom("K", "L") });
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 5 }), (all) => {
      const overlaps = new SeasonOverlaps();
      const fares = all.map(({ season: own, ...rest }) => makeFare({ ...own, ...rest }));
      const found = fares.map((fare, index) => overlaps.see(fare, index + 2));
      const expected = fares.map((fare, index) => {
        const earlier = fares.slice(0, index).findIndex((other) => {
          const together = YEAR.some((day) => [fare, other].every((each) => inSeason(day, each.seasonFrom, each.seasonTo)));
          return (
            other.bookingClass === fare.bookingClass &&
            together &&
            [..."1234567"].some((_, bit) => ((other.daysOfWeek & fare.daysOfWeek) >> bit) & 1)
          );
        });
        return earlier < 0 ? undefined : earlier + 2;
      });
      expect(found).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
