import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "@/lib/domain/dates";
import { inSeason } from "../fare-applies";
import { makeFare } from "../testing/make-fare";
import { closesEarlier, losesDays } from "./days-sold";

/** `MM-DD` of a leap year, thinned out: three that follow each other of every thirty. */
const YEAR = Array.from({ length: 366 }, (_, day) => addDays("2028-01-01", day).slice(5)).filter((_, day) => day % 30 < 3);
/** On which drawn seasons begin and end: the days before and after each are looked at as well. */
const ENDS = YEAR.filter((_, index) => index % 3 === 1);
const ADVANCES = [0, 7, 14];

const season = fc
  .option(fc.tuple(fc.constantFrom(...ENDS), fc.constantFrom(...ENDS)), { freq: 3 })
  .map((drawn) => ({ seasonFrom: drawn?.[0] ?? null, seasonTo: drawn?.[1] ?? null }));
const fare = fc
  .record({ season, daysOfWeek: fc.constantFrom(127, 1, 31, 96), advancePurchaseDays: fc.constantFrom(...ADVANCES) })
  .map(({ season: own, ...rest }) => makeFare({ ...own, ...rest }));
const fares = fc.array(fare, { maxLength: 4 });

test("fares lose days, or their sale, where some day of departure has none any more, or none at the same time before it", () => {
  fc.assert(
    fc.property(fares, fares, (before, after) => {
      const departures = YEAR.flatMap((day) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ day, weekday })));
      const isSold = (all: typeof before, { day, weekday }: (typeof departures)[number], ahead: number) =>
        all.some(
          (each) =>
            inSeason(day, each.seasonFrom, each.seasonTo) && (each.daysOfWeek >> weekday) % 2 === 1 && each.advancePurchaseDays <= ahead,
        );
      const ever = Math.max(...ADVANCES);
      const lost = departures.some((each) => isSold(before, each, ever) && !isSold(after, each, ever));
      const earlier = departures.some(
        (each) => isSold(after, each, ever) && ADVANCES.some((ahead) => isSold(before, each, ahead) && !isSold(after, each, ahead)),
      );
      expect([losesDays(before, after), closesEarlier(before, after)]).toEqual([lost, earlier]);
    }),
    { numRuns: 60 },
  );
});
