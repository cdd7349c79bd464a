import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { AIRPORTS, leg } from "../testing/fixtures";
import { type BeforeAndAfter, DepartureAssignment } from "./departure-assignment";
import { FlightDepartures } from "./flight-departures";

const FIRST = dayNumber("2026-12-10");
const window = { first: FIRST - 3, count: 12 };
const zoneOf = (code: string) => AIRPORTS.find((airport) => airport.code === code)?.timeZone ?? "";

/** A departure from Tashkent to Istanbul, by way of Urgench or not. */
interface Flown {
  number: number;
  /** From 0. */
  day: number;
  /** Minutes of that day. */
  minute: number;
  via: boolean;
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}${minute >= 1440 ? "+1" : ""}`;

function legsOf({ number, day, minute, via }: Flown): LegPattern[] {
  const date = fromDayNumber(FIRST + day);
  const on = { periodFrom: date, periodTo: date, itineraryVariation: day * 100 + Math.floor(minute / 15) + 1 };
  if (!via) return [leg(`HY ${number} TAS ${clock(minute)} IST ${clock(minute + 190)}`, on)];
  return [
    leg(`HY ${number} TAS ${clock(minute)} UGC ${clock(minute + 80)}`, on),
    leg(`HY ${number} UGC ${clock(minute + 120)} IST ${clock(minute + 250)}`, { ...on, legSequence: 2 }),
  ];
}

const utcOf = ({ day, minute }: Flown) => (FIRST + day) * 1440 + minute - 300;

/** What each departure from before has become. */
function assign(before: readonly Flown[], after: readonly Flown[]): Map<Flown, Flown | null> {
  const numbers = [...new Set([...before, ...after].map(({ number }) => number))];
  const departures = (flown: readonly Flown[], number: number) =>
    new FlightDepartures(flown.filter((each) => each.number === number).flatMap(legsOf), window, zoneOf);
  const flights = new Map(
    numbers.map((number): [number, BeforeAndAfter] => [number, { before: departures(before, number), after: departures(after, number) }]),
  );
  const assignment = new DepartureAssignment(() => [...flights.values()]);
  return new Map(
    before.map((from) => {
      const own = flights.get(from.number);
      if (!own) throw new Error("not flown");
      const place = assignment.placeOf(own, { pair: "TASIST", departureUtc: utcOf(from), localDay: FIRST + from.day });
      const to = place && after.find((each) => each.number === place.flightNumber && utcOf(each) === place.legs[0]?.departureUtc);
      return [from, to ?? null];
    }),
  );
}

/** `101@15:00` on the first day, or `101@15:00+1` on the next. */
const flown = (text: string, via = false): Flown => {
  const [, number, hours, minutes, day] = /^(\d+)@(\d\d):(\d\d)(?:\+(\d))?$/.exec(text) ?? [];
  return { number: Number(number), day: Number(day ?? 0), minute: Number(hours) * 60 + Number(minutes), via };
};
const named = (each: Flown | null) => each && `${each.number}@${clock(each.minute)}${each.day > 0 ? `+${each.day}` : ""}`;
const become = (before: string[], after: string[]) =>
  Object.fromEntries(
    [
      ...assign(
        before.map((each) => flown(each)),
        after.map((each) => flown(each)),
      ),
    ].map(([from, to]) => [named(from), named(to)]),
  );

describe("several flights that change at once", () => {
  test("who leaves at a kept time under a number that is new has it, and who has the other number keeps that", () => {
    expect(become(["105@10:30", "101@15:00"], ["101@10:30", "102@10:30", "105@01:00"])).toEqual({
      "105@10:30": "102@10:30",
      "101@15:00": "101@10:30",
    });
  });

  test("a renumbered flight keeps its passengers, though one that is cancelled left shortly before", () => {
    expect(become(["841@15:00", "842@14:30"], ["851@15:00"])).toEqual({ "841@15:00": "851@15:00", "842@14:30": null });
  });

  test("nobody is moved to a new number that is another flight's", () => {
    expect(become(["903@12:00", "921@10:20"], ["931@10:20"])).toEqual({ "903@12:00": null, "921@10:20": "931@10:20" });
    expect(become(["907@10:00", "913@09:00", "922@11:00", "924@12:00"], ["917@10:00"])).toEqual({
      "907@10:00": "917@10:00",
      "913@09:00": null,
      "922@11:00": null,
      "924@12:00": null,
    });
  });

  test("who swap numbers keep the time that they bought", () => {
    expect(become(["101@10:00", "102@15:00"], ["101@15:00", "102@10:00"])).toEqual({ "101@10:00": "102@10:00", "102@15:00": "101@15:00" });
    expect(become(["101@10:00", "102@15:00", "103@20:00"], ["102@10:00", "103@15:00", "101@20:00"])).toEqual({
      "101@10:00": "102@10:00",
      "102@15:00": "103@15:00",
      "103@20:00": "101@20:00",
    });
  });

  test("that all move to the time of the next keep their numbers", () => {
    expect(become(["101@15:00", "102@15:30", "103@16:00"], ["101@15:30", "102@16:00", "103@16:30"])).toEqual({
      "101@15:00": "101@15:30",
      "102@15:30": "102@16:00",
      "103@16:00": "103@16:30",
    });
  });

  test("a kept time goes before a kept number, where not everybody is flown again", () => {
    expect(become(["841@10:00", "842@10:30"], ["842@10:00"])).toEqual({ "841@10:00": "842@10:00", "842@10:30": null });
    expect(become(["841@10:00", "842@12:00", "843@14:00"], ["842@10:00", "843@12:00"])).toEqual({
      "841@10:00": "842@10:00",
      "842@12:00": "843@12:00",
      "843@14:00": null,
    });
    expect(become(["841@10:00", "842@12:00"], ["842@10:00", "841@12:05"])).toEqual({ "841@10:00": "842@10:00", "842@12:00": null });
  });

  test("a number that others have taken over is not its own passengers' any more", () => {
    expect(become(["101@10:00", "102@15:00"], ["101@15:00", "201@10:00"])).toEqual({ "101@10:00": "201@10:00", "102@15:00": "101@15:00" });
  });

  test("the departure of the next day is not given twice, whether it is moved or stays", () => {
    expect(become(["101@23:00", "101@02:00+1"], ["101@03:00+1"])).toEqual({ "101@23:00": null, "101@02:00+1": "101@03:00+1" });
    expect(become(["101@23:50", "101@12:00+1"], ["101@24:10", "101@12:00+1"])).toEqual({
      "101@23:50": "101@00:10+1",
      "101@12:00+1": "101@12:00+1",
    });
    expect(become(["101@23:55", "101@07:00+1"], ["101@00:05+1"])).toEqual({ "101@23:55": "101@00:05+1", "101@07:00+1": null });
  });
});

const departures = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 101, max: 105 }),
    day: fc.integer({ min: 0, max: 3 }),
    minute: fc.constantFrom(10, 90, 600, 630, 900, 1380, 1430),
    via: fc.integer({ min: 0, max: 5 }).map((draw) => draw === 0),
  }),
  { selector: ({ number, day }) => `${number} ${day}`, maxLength: 12 },
);

/** The same moment and way: all that makes a flight another number's. */
const isExact = (from: Flown, to: Flown) => utcOf(from) === utcOf(to) && from.via === to.via;
const isKept = (from: Flown, to: Flown) => from.number === to.number && utcOf(from) === utcOf(to);

describe("random schedules and changes", () => {
  const holds = (property: (before: Flown[], after: Flown[], places: Map<Flown, Flown | null>) => void) =>
    fc.assert(
      fc.property(departures, departures, (before, after) => property(before, after, assign(before, after))),
      { numRuns: propertyRuns(200) },
    );

  test("give no departure twice, and leave each flight that is exactly kept to its own passengers", () => {
    holds((before, after, places) => {
      const given = [...places.values()].filter((to) => to !== null);
      expect(new Set(given).size).toBe(given.length);
      for (const to of after) {
        const own = before.find((from) => isKept(from, to));
        if (own) expect(places.get(own)).toBe(to);
      }
    });
  });

  test("move nobody to another number but exactly", () => {
    holds((_before, _after, places) => {
      for (const [from, to] of places) if (to && to.number !== from.number) expect(isExact(from, to)).toBe(true);
    });
  });

  test("lose nobody who has an exactly kept flight to strangers, and keep their number only where all of a row do", () => {
    holds((before, after, places) => {
      for (const from of before) {
        if (after.some((to) => isKept(from, to))) continue;
        const isContested = before.some((other) => other !== from && isExact(other, from));
        const same = after.filter((to) => isExact(from, to) && !before.some((own) => isKept(own, to)));
        if (isContested || same.length === 0) continue;
        const to = places.get(from);
        if (to && isExact(from, to)) continue;
        expect(to?.number).toBe(from.number);
        // All that leave at their time are flown by who has always had the number.
        for (const place of same) expect(before.find((other) => places.get(other) === place)?.number).toBe(place.number);
      }
    });
  });

  test("leave nobody without a flight while one of their number is free on the day, or not far over midnight", () => {
    holds((before, after, places) => {
      const given = new Set(places.values());
      for (const from of before) {
        const to = places.get(from);
        const mayTake = (each: Flown) =>
          each.number === from.number &&
          (each.day === from.day || (Math.abs(each.day - from.day) === 1 && Math.abs(utcOf(each) - utcOf(from)) <= 720));
        if (to && to.number === from.number) expect(mayTake(to)).toBe(true);
        if (!to) expect(after.filter((each) => !given.has(each) && mayTake(each))).toEqual([]);
      }
    });
  });

  test("come to the same in whatever order flights are told and asked about", () => {
    holds((before, after, places) => {
      const again = assign([...before].reverse(), [...after].reverse());
      expect(new Map(before.map((from) => [from, again.get(from)]))).toEqual(places);
    });
  });
});
