import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { operatingDays } from "@/lib/domain/schedule/expand";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { countDepartures } from "../departure-counter";
import { linesOf, parseLines, someCarrier, someLeg, withField } from "./testing";

const MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");
const FIRST = "2026-10-01";
const LAST = "2027-10-31";

/** The fields of a record as texts, the way a schedule's author would type them. */
const record = fc.record({
  from: fc.integer({ min: 0, max: 390 }),
  length: fc.option(fc.integer({ min: 0, max: 390 })),
  days: fc.subarray(["1", "2", "3", "4", "5", "6", "7"], { minLength: 1 }),
  everySecondWeek: fc.boolean(),
  season: fc.tuple(fc.integer({ min: 0, max: 200 }), fc.option(fc.integer({ min: 0, max: 250 }))),
});
type Record = typeof record extends fc.Arbitrary<infer T> ? T : never;

function typed(date: string | null): string {
  if (date === null) return "00XXX00";
  const [year = "", month = "", day = ""] = date.split("-");
  return `${day}${MONTHS[Number(month) - 1]}${year.slice(2)}`;
}

function datesOf({ from, length, season }: Record) {
  const [seasonFrom, seasonLength] = season;
  const end = (start: number, days: number | null): string | null => (days === null ? null : addDays(FIRST, start + days));
  return {
    from: addDays(FIRST, from),
    to: end(from, length),
    seasonFrom: addDays(FIRST, seasonFrom),
    seasonTo: end(seasonFrom, seasonLength),
  };
}

/** Walks every date of the year, counting the weeks of the period on the way. */
function walk(spec: Record): string[] {
  const { from, to, seasonFrom, seasonTo } = datesOf(spec);
  const found: string[] = [];
  let daysSinceStart = 0;
  for (let date = FIRST; date <= LAST; date = addDays(date, 1)) {
    if (date < from) continue;
    const secondWeek = daysSinceStart % 14 >= 7;
    daysSinceStart += 1;
    const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
    if (to !== null && date > to) continue;
    if (date < seasonFrom || (seasonTo !== null && date > seasonTo)) continue;
    if (spec.days.includes(String(weekday)) && !(spec.everySecondWeek && secondWeek)) found.push(date);
  }
  return found;
}

function read(spec: Record) {
  const { from, to, seasonFrom, seasonTo } = datesOf(spec);
  const season = someCarrier([someLeg()], { validFrom: seasonFrom, validTo: seasonTo });
  const days = ["1", "2", "3", "4", "5", "6", "7"].map((day) => (spec.days.includes(day) ? day : " ")).join("");
  const lines = linesOf(season).map((line) => {
    if (!line.startsWith("3")) return line;
    const dated = withField(withField(line, "period_from", typed(from)), "period_to", typed(to));
    return withField(withField(dated, "days_of_operation", days), "frequency", spec.everySecondWeek ? "2" : "");
  });
  return parseLines(lines);
}

it("a record operates on exactly the dates that a walk over the calendar finds", () => {
  fc.assert(
    fc.property(record, (spec) => {
      const { legs, bad } = read(spec);
      // The one combination that is refused: see frequency_outside_season.
      fc.pre(bad.every((each) => each.problem !== "frequency_outside_season"));
      expect(bad).toEqual([]);
      const dates = legs.flatMap((leg) => operatingDays(leg, dayNumber(FIRST), dayNumber(LAST))).map(fromDayNumber);
      expect(dates).toEqual(walk(spec));
    }),
    { numRuns: propertyRuns(500) },
  );
});

it("departures are counted as they are expanded", () => {
  fc.assert(
    fc.property(record, fc.integer({ min: -50, max: 450 }), fc.integer({ min: 0, max: 400 }), (spec, start, length) => {
      const from = dayNumber(FIRST) + start;
      for (const leg of read(spec).legs) {
        expect(countDepartures(leg, from, from + length)).toBe(operatingDays(leg, from, from + length).length);
      }
    }),
    { numRuns: propertyRuns(500) },
  );
});
