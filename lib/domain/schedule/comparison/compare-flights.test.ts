import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayNumber, fromDayNumber } from "../../dates";
import { hasDay, isEmpty } from "../day-set";
import { operatesOn } from "../expand";
import { SOLD_FREELY } from "../leg-sale";
import { type LegPattern, UNCOVERED } from "../schedule";
import { DATE_CHANGES, type DateChange } from "./change-report";
import { compareFlight } from "./compare-flights";

const FIRST = dayNumber("2026-11-20");
const window = { first: FIRST, count: 60 };

function leg(changes: Partial<LegPattern> = {}): LegPattern {
  return {
    ...{ carrier: "HY", flightNumber: 271, suffix: "", itineraryVariation: 1, legSequence: 1, serviceType: "J", timeMode: "L" },
    ...{ periodFrom: "2026-12-01", periodTo: "2026-12-10", daysOfOperation: 127, frequency: 1, origin: "TAS", destination: "IST" },
    ...{
      departureMinutes: 600,
      arrivalMinutes: 780,
      departureDayOffset: 0,
      arrivalDayOffset: 0,
      departureTerminal: "2",
      arrivalTerminal: "",
    },
    ...{ aircraft: "320", bookingDesignators: "Y", configuration: "Y180", coveredBy: UNCOVERED },
    ...SOLD_FREELY,
    ...changes,
  };
}

const zoneOf = (airport: string) => (airport === "TAS" ? "Asia/Tashkent" : "Europe/Istanbul");

/** Dates of December by what becomes of them. */
function changes(before: LegPattern[], after: LegPattern[]): Partial<Record<DateChange, number[]>> {
  const { dates } = compareFlight(before, after, window, zoneOf);
  const daysOf = (kind: DateChange) =>
    Array.from({ length: 31 }, (_, index) => index + 1).filter((day) => hasDay(dates[kind], window, dayNumber("2026-11-30") + day));
  return Object.fromEntries(DATE_CHANGES.map((kind) => [kind, daysOf(kind)]).filter(([, days]) => days?.length !== 0));
}

test("another offset from UTC is another time only where a clock change makes the local time double", () => {
  const double = { origin: "BER", departureMinutes: 150, periodFrom: "2027-10-25", periodTo: "2027-11-05" };
  const around = { first: dayNumber("2027-10-20"), count: 30 };
  const zones = (airport: string) => (airport === "BER" ? "Europe/Berlin" : "Europe/Istanbul");
  const retimed = (offset: number | null) => {
    const { dates } = compareFlight([leg(double)], [leg({ ...double, departureUtcOffset: offset })], around, zones);
    return Array.from({ length: 30 }, (_, index) => around.first + index)
      .filter((day) => hasDay(dates.retimed, around, day))
      .map(fromDayNumber);
  };
  // 31 October 2027, 02:30: the first one is by summer time.
  expect(retimed(60)).toEqual(["2027-10-31"]);
  expect(retimed(120)).toEqual([]);
});

const onFifth = { periodFrom: "2026-12-05", periodTo: "2026-12-05", itineraryVariation: 2 };
const withoutFifth = [leg({ periodTo: "2026-12-04" }), leg({ periodFrom: "2026-12-06" })];

describe("a flight of which one date changes", () => {
  test.each<[string, Partial<LegPattern>, Partial<Record<DateChange, number[]>>]>([
    ["leaves later", { departureMinutes: 615 }, { retimed: [5] }],
    ["lands a day later", { arrivalDayOffset: 1 }, { retimed: [5] }],
    ["goes elsewhere", { destination: "SAW" }, { rerouted: [5] }],
    ["has another aircraft, and leaves later", { aircraft: "321", departureMinutes: 5 }, { retimed: [5], reequipped: [5] }],
    ["has fewer seats", { configuration: "Y150" }, { reequipped: [5] }],
    ["leaves from another terminal", { departureTerminal: "3" }, { amended: [5] }],
    ["is only filed otherwise", {}, {}],
  ])("%s", (_, change, expected) => {
    expect(changes([leg()], [...withoutFifth, leg({ ...onFifth, ...change })])).toEqual(expected);
  });

  test("is cancelled, and the other way round added", () => {
    expect(changes([leg()], withoutFifth)).toEqual({ cancelled: [5] });
    expect(changes(withoutFifth, [leg()])).toEqual({ added: [5] });
  });

  test("is covered by another set, in which nothing flies", () => {
    const coveredBy = [{ from: "2026-12-05", to: "2026-12-05", days: 127, frequency: 1 as const }];
    expect(changes([leg()], [leg({ coveredBy })])).toEqual({ cancelled: [5] });
  });

  test("lands on its way", () => {
    const stop = [
      leg({ ...onFifth, destination: "UGC", arrivalMinutes: 690 }),
      leg({ ...onFifth, legSequence: 2, origin: "UGC", departureMinutes: 730, arrivalMinutes: 900 }),
    ];
    expect(changes([leg()], [...withoutFifth, ...stop])).toMatchObject({ rerouted: [5] });
    expect(changes([...withoutFifth, ...stop], [leg()])).toMatchObject({ rerouted: [5] });
  });
});

describe("a flight that is filed in UTC from now on", () => {
  /** 02:00 in Tashkent is 21:00 of the day before in UTC. */
  const local = leg({ departureMinutes: 120, arrivalMinutes: 300 });
  const utc = { timeMode: "U", departureMinutes: 1260, arrivalMinutes: 120, arrivalDayOffset: 1 } as const;

  test("has not changed where its instants have not", () => {
    expect(changes([local], [leg({ ...utc, periodFrom: "2026-11-30", periodTo: "2026-12-09" })])).toEqual({});
  });

  test("has not changed at the ends of what is compared either, whichever comes first", () => {
    const always = { periodFrom: "2026-11-01", periodTo: "2027-03-27" };
    const kept = [leg({ departureMinutes: 120, arrivalMinutes: 300, ...always }), leg({ ...utc, ...always })] as const;
    for (const [before, after] of [kept, kept.toReversed()]) {
      const { dates } = compareFlight(before ? [before] : [], after ? [after] : [], window, zoneOf);
      expect(DATE_CHANGES.filter((kind) => !isEmpty(dates[kind]))).toEqual([]);
    }
  });

  test("changes on the dates that it had before", () => {
    const later = leg({ ...utc, departureMinutes: 1265, periodFrom: "2026-11-30", periodTo: "2026-12-08" });
    expect(changes([local], [later])).toEqual({ retimed: [1, 2, 3, 4, 5, 6, 7, 8, 9], cancelled: [10] });
  });
});

test("looking at every date by itself finds the same", () => {
  const pattern = fc.record({
    periodFrom: fc.integer({ min: 0, max: 30 }).map((day) => fromDayNumber(FIRST + day)),
    periodTo: fc.integer({ min: 20, max: 59 }).map((day) => fromDayNumber(FIRST + day)),
    daysOfOperation: fc.integer({ min: 1, max: 127 }),
    frequency: fc.constantFrom<1 | 2>(1, 2),
    departureMinutes: fc.constantFrom(600, 605),
    aircraft: fc.constantFrom("320", "321"),
    destination: fc.constantFrom("IST", "SAW"),
  });
  fc.assert(
    fc.property(fc.array(pattern, { maxLength: 1 }), fc.array(pattern, { maxLength: 1 }), (before, after) => {
      const [old, next] = [before.map(leg), after.map(leg)];
      const { dates } = compareFlight(old, next, window, zoneOf);
      for (let day = FIRST; day < FIRST + window.count; day++) {
        const [was] = old.filter((each) => operatesOn(each, day));
        const [is] = next.filter((each) => operatesOn(each, day));
        const both = was && is;
        expect(DATE_CHANGES.filter((kind) => hasDay(dates[kind], window, day))).toEqual(
          [
            !was && is && "added",
            was && !is && "cancelled",
            both && was.departureMinutes !== is.departureMinutes && "retimed",
            both && was.destination !== is.destination && "rerouted",
            both && was.aircraft !== is.aircraft && "reequipped",
          ].filter(Boolean),
        );
      }
    }),
  );
});
