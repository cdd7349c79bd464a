import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { addDays, dayNumber, weekday } from "../dates";
import { coverLegs, type StoredLeg } from "./cover-legs";
import { operatesOn } from "./expand";
import { SOLD_FREELY } from "./leg-sale";
import type { ScheduleSet } from "./sets/schedule-set";
import { localToUtc, utcToLocal } from "./zones";

const START = "2026-10-20";
const DAYS = 30;

const set = fc.record({
  layer: fc.constantFrom("basic" as const, "ad_hoc" as const),
  flightNumber: fc.constantFrom(null, null, 1, 2),
  timeMode: fc.constantFrom("L" as const, "U" as const),
  from: fc.integer({ min: 0, max: DAYS }),
  length: fc.option(fc.integer({ min: 0, max: DAYS })),
  daysOfOperation: fc.constantFrom(127, 127, 0b0010101),
  frequency: fc.constantFrom(1 as const, 1 as const, 2 as const),
});
const sets = fc.array(set, { minLength: 1, maxLength: 6 }).map((drawn) =>
  drawn.map(
    ({ from, length, ...rest }, index): ScheduleSet => ({
      ...rest,
      ...{ seq: index + 1, carrier: "HY", suffix: rest.flightNumber === null ? null : "" },
      validFrom: addDays(START, from),
      validTo: length === null ? null : addDays(START, from + length),
    }),
  ),
);

/** Every set has its flights of two legs each, daily as long as it is valid, at some time of the day. */
function legsOf(drawn: readonly ScheduleSet[], departures: readonly number[]): StoredLeg[] {
  return drawn.flatMap(({ seq, timeMode, flightNumber, validFrom, validTo }) =>
    [1, 2]
      .filter((number) => flightNumber === null || flightNumber === number)
      .flatMap((number) => {
        const departureMinutes = departures[(seq + number) % departures.length] ?? 0;
        const leg = { carrier: "HY", flightNumber: number, suffix: "", itineraryVariation: 1, serviceType: "J", timeMode } as const;
        const dates = { periodFrom: validFrom, periodTo: validTo, daysOfOperation: 127, frequency: 1 } as const;
        const rest = {
          ...SOLD_FREELY,
          departureTerminal: "",
          arrivalTerminal: "",
          aircraft: "320",
          bookingDesignators: "Y",
          configuration: "Y180",
        };
        const at = { departureMinutes, arrivalMinutes: 0, departureDayOffset: 0, arrivalDayOffset: 1 };
        return [
          { ...leg, ...dates, ...rest, ...at, legSequence: 1, origin: "LHR", destination: "TAS", setSeq: seq },
          { ...leg, ...dates, ...rest, ...at, departureDayOffset: 1, legSequence: 2, origin: "TAS", destination: "DEL", setSeq: seq },
        ];
      }),
  );
}

/** London's clock changes in the midst of these days. */
const zoneOf = (airport: string) => (airport === "LHR" ? "Europe/London" : "Asia/Tashkent");

/** A flight's date in a set's time mode: of its first departure, from London. */
function dateIn(mode: "L" | "U", leg: StoredLeg, day: number, departureMinutes: number): number {
  if (mode === leg.timeMode) return day;
  const first = day * 1440 + departureMinutes;
  const moved = leg.timeMode === "L" ? localToUtc("Europe/London", first) : utcToLocal("Europe/London", first);
  return Math.floor(moved / 1440);
}

function covers({ validFrom, validTo, daysOfOperation, frequency }: ScheduleSet, day: number): boolean {
  if (day < dayNumber(validFrom) || (validTo !== null && day > dayNumber(validTo))) return false;
  return ((daysOfOperation >> weekday(day)) & 1) === 1 && (frequency === 1 || Math.floor((day - dayNumber(validFrom)) / 7) % 2 === 0);
}

const isAbove = (one: ScheduleSet, other: ScheduleSet) =>
  one.layer === other.layer ? one.seq > other.seq : one.layer === "ad_hoc" && other.layer === "basic";

test.each([
  ["of one time mode", false],
  ["of both time modes, whole weeks", true],
])("a leg flies unless a set above its own covers the flight's date: sets %s", (_, mixed) => {
  const midnights = fc.array(fc.constantFrom(0, 15, 30, 45, 600, 1380, 1410, 1439), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(sets, midnights, (drawn, departures) => {
      const all = drawn.map((each) =>
        mixed ? { ...each, daysOfOperation: 127, frequency: 1 as const } : { ...each, timeMode: "L" as const },
      );
      const stored = legsOf(all, departures);
      const firsts = new Map(
        stored.filter(({ legSequence }) => legSequence === 1).map((leg) => [`${leg.setSeq}/${leg.flightNumber}`, leg]),
      );
      for (const leg of coverLegs(
        stored.map((each) => ({ ...each })),
        all,
        zoneOf,
      )) {
        const own = all.find(({ seq }) => "setSeq" in leg && seq === leg.setSeq);
        const first = firsts.get(`${own?.seq}/${leg.flightNumber}`);
        if (!own || !first) throw new Error("a set is missing");
        const above = all.filter((other) => isAbove(other, own) && (other.flightNumber ?? leg.flightNumber) === leg.flightNumber);
        const until = own.validTo === null ? Number.POSITIVE_INFINITY : dayNumber(own.validTo);
        for (let day = dayNumber(own.validFrom); day <= Math.min(until, dayNumber(START) + 2 * DAYS); day++) {
          const hidden = above.some((other) => covers(other, dateIn(other.timeMode, first, day, first.departureMinutes)));
          expect(operatesOn(leg, day)).toBe(!hidden);
        }
      }
    }),
    { numRuns: propertyRuns(200) },
  );
});
