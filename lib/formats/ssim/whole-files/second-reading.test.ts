import fc from "fast-check";
import { expect, it } from "vitest";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { operatingDays } from "@/lib/domain/schedule/expand";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { parseLines } from "./testing";

// A second reading of leg records, written from what SSIM chapter 7 says and from nothing of ours: it walks the calendar of each leg's own
// station, day by day. The importer has to find the same dated legs in every file.

const DAY = 1440;

/** A leg on one date as passengers read it: `QX451 1 SIN 2026-10-30 2130 DEL 2026-10-31 0045`. */
type DatedLeg = string;

const at = (line: string, first: number, last = first) => line.slice(first - 1, last);
const minutesOf = (hhmm: string) => Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(2));
const eastOf = (offset: string) => (offset.startsWith("-") ? -1 : 1) * minutesOf(offset.slice(1));
const MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");

/** Days since 1970. */
function dayOf(ddmmmyy: string): number {
  return Date.UTC(2000 + Number(ddmmmyy.slice(5)), MONTHS.indexOf(ddmmmyy.slice(2, 5)), Number(ddmmmyy.slice(0, 2))) / 86_400_000;
}

function textOf(day: number, minutes: number): string {
  const moment = new Date((day * DAY + minutes) * 60_000).toISOString();
  return `${moment.slice(0, 10)} ${moment.slice(11, 13)}${moment.slice(14, 16)}`;
}

function readAgain(lines: readonly string[]): DatedLeg[] {
  let carrier = "";
  let first = "";
  return lines.flatMap((line) => {
    if (line[0] === "2") carrier = line;
    if (line[0] !== "3") return [];
    if (at(line, 12, 13) === "01") first = line;
    return datedLegs(line, first, carrier);
  });
}

function datedLegs(line: string, first: string, carrier: string): DatedLeg[] {
  const name = `${at(line, 3, 5).trim()}${Number(at(line, 6, 9))} ${Number(at(line, 12, 13))}`;
  const found: DatedLeg[] = [];
  for (let day = dayOf(at(line, 15, 21)); day <= dayOf(at(line, 22, 28)); day++) {
    const weekday = new Date(day * 86_400_000).getUTCDay() || 7;
    const week = Math.floor((day - dayOf(at(line, 15, 21))) / 7);
    if (!at(line, 29, 35).includes(String(weekday)) || (at(line, 36) === "2" && week % 2 === 1)) continue;
    const flightDay = day - daysAfterFlight(line, first);
    // The validity limits the flight's first leg alone.
    if (flightDay < dayOf(at(carrier, 15, 21)) || flightDay > dayOf(at(carrier, 22, 28))) continue;
    const takesOff = minutesOf(at(line, 44, 47));
    const lands = minutesOf(at(line, 58, 61));
    const departure = nearest(day * DAY + takesOff, minutesOf(at(line, 40, 43)));
    const arrival = nearest(landingDay(line, day, at(carrier, 2)) * DAY + lands, minutesOf(at(line, 62, 65)));
    found.push(`${name} ${at(line, 37, 39)} ${textOf(0, departure)} ${at(line, 55, 57)} ${textOf(0, arrival)}`);
  }
  return found;
}

/** Column 193; where it is blank, the first legs' dates tell. */
function daysAfterFlight(line: string, first: string): number {
  const said = at(line, 193);
  if (said === " ") return dayOf(at(line, 15, 21)) - dayOf(at(first, 15, 21));
  return said === "A" ? -1 : Number(said);
}

/** The day on which the leg lasts more than nothing and less than 24 hours. */
function landingDay(line: string, day: number, mode: string): number {
  const [there, here] = mode === "U" ? [0, 0] : [eastOf(at(line, 66, 70)), eastOf(at(line, 48, 52))];
  const left = day * DAY + minutesOf(at(line, 44, 47)) - here;
  const fits = [-2, -1, 0, 1, 2].filter((later) => {
    const lasts = (day + later) * DAY + minutesOf(at(line, 58, 61)) - there - left;
    return lasts > 0 && lasts < DAY;
  });
  if (fits.length !== 1) throw new Error(`no day on which to land: ${line}`);
  return day + (fits[0] ?? 0);
}

/** Passengers' time of day next to the aircraft's. */
function nearest(aircraft: number, passengers: number): number {
  const days = [-1, 0, 1].map((later) => (Math.floor(aircraft / DAY) + later) * DAY + passengers);
  return days.reduce((best, each) => (Math.abs(each - aircraft) < Math.abs(best - aircraft) ? each : best));
}

/** The same of the importer's patterns. */
function expand(legs: readonly LegPattern[]): DatedLeg[] {
  return legs.flatMap((leg) =>
    operatingDays(leg, dayNumber("2026-01-01"), dayNumber("2028-01-01")).map((day) => {
      const departure = textOf(day + leg.departureDayOffset, leg.departureMinutes);
      const arrival = textOf(day + leg.arrivalDayOffset, leg.arrivalMinutes);
      return `${leg.carrier}${leg.flightNumber} ${leg.legSequence} ${leg.origin} ${departure} ${leg.destination} ${arrival}`;
    }),
  );
}

/** A record of 200 characters with texts at their columns. */
function record(type: string, ...fields: readonly (readonly [column: number, text: string])[]): string {
  let line = type.padEnd(200);
  for (const [column, text] of fields) line = line.slice(0, column - 1) + text + line.slice(column - 1 + text.length);
  return line;
}

const HEADER = record("1", [2, "AIRLINE STANDARD SCHEDULE DATA SET"], [195, "000001"]);
const TRAILER = record("5", [3, "QX"], [194, "E"]);
const carrierRecord = (mode: string, from: string, to: string) => record("2", [2, mode], [3, "QX"], [15, from], [22, to]);

/** Legs as the manual prints them: bytes 1–75 and, apart, 193–194. */
function printed(mode: string, legs: readonly (readonly [string, string])[]): string[] {
  const lines = legs.map(([line, days]) => record(line.padEnd(200).slice(0, 75), [76, "CY"], [173, "C20Y180"], [193, days]));
  return [HEADER, carrierRecord(mode, "25OCT26", "27MAR27"), ...lines, TRAILER];
}

const QX451_LOCAL = printed("L", [
  ["3 QX  4510101J30OCT2626MAR27    5 7 SIN21302130+0800  DEL00450045+0530  789", "01"],
  ["3 QX  4510102J31OCT2627MAR271    6  DEL21402140+0530  TAS00550055+0500  789", "12"],
  ["3 QX  4510103J01NOV2628MAR27 2    7 TAS02300230+0500  IST05400540+0300  789", "22"],
]);
const QX451_UTC = printed("U", [
  ["3 QX  4510101J30OCT2626MAR27    5 7 SIN13301330+0800  DEL19151915+0530  789", "00"],
  ["3 QX  4510102J31OCT2627MAR271    6  DEL16101610+0530  TAS19551955+0500  789", "11"],
  ["3 QX  4510103J31OCT2627MAR271    6  TAS21302130+0500  IST02400240+0300  789", "12"],
]);

it("a flight of three legs over two nights leaves 43 times, the last leg after the season's end", () => {
  const { legs, problems } = parseLines(QX451_LOCAL);
  expect(problems).toEqual([]);
  const dated = expand(legs);
  expect(dated).toHaveLength(3 * 43);
  expect(dated).toEqual(readAgain(QX451_LOCAL));
  // Of Friday 26 March: worked out by hand.
  expect(dated.filter((leg) => /2027-03-2[678]/.test(leg))).toEqual([
    "QX451 1 SIN 2027-03-26 2130 DEL 2027-03-27 0045",
    "QX451 2 DEL 2027-03-27 2140 TAS 2027-03-28 0055",
    "QX451 3 TAS 2027-03-28 0230 IST 2027-03-28 0540",
  ]);
});

it("the same flight in UTC has the same 43 flight dates", () => {
  const { legs, problems } = parseLines(QX451_UTC);
  expect(problems).toEqual([]);
  expect(expand(legs)).toEqual(readAgain(QX451_UTC));
  expect(legs.map(({ periodFrom, periodTo, daysOfOperation }) => [periodFrom, periodTo, daysOfOperation])).toEqual(
    Array(3).fill(["2026-10-30", "2027-03-26", 0b1010000]),
  );
});

it("passengers who board before midnight fly on an aircraft that leaves after it", () => {
  const lines = printed("L", [["3 QX  0070101J02NOV2602NOV261       TAS23550005+0500  IST03150320+0300  789", "00"]]);
  const { legs, problems } = parseLines(lines);
  expect(problems).toEqual([]);
  expect(expand(legs)).toEqual(["QX7 1 TAS 2026-11-01 2355 IST 2026-11-02 0320"]);
  expect(readAgain(lines)).toEqual(expand(legs));
});

it("a leg over the date line leaves on its own station's date", () => {
  const lines = printed("L", [
    ["3 QX  0080101J02NOV2602NOV261       AKL23002300+1300  HNL05300530-1000  789", "00"],
    ["3 QX  0080102J02NOV2602NOV261       HNL08000800-1000  LAX15001500-0800  789", "00"],
    ["3 QX  0090101J02NOV2602NOV261       HNL22002200-1000  NRT02000200+0900  789", "02"],
    ["3 QX  0090102J04NOV2604NOV26  3     NRT04000400+0900  ICN06300630+0900  789", "22"],
  ]);
  const { legs, problems } = parseLines(lines);
  expect(problems).toEqual([]);
  expect(expand(legs)).toEqual([
    "QX8 1 AKL 2026-11-02 2300 HNL 2026-11-02 0530",
    "QX8 2 HNL 2026-11-02 0800 LAX 2026-11-02 1500",
    "QX9 1 HNL 2026-11-02 2200 NRT 2026-11-04 0200",
    "QX9 2 NRT 2026-11-04 0400 ICN 2026-11-04 0630",
  ]);
});

it("a leg whose dates were not moved with its day is refused", () => {
  const unmoved = printed("L", [
    ["3 QX  0100101J02NOV2628DEC261       TAS22002200+0500  DEL00300030+0530  789", "01"],
    ["3 QX  0100102J02NOV2628DEC261       DEL02000200+0530  SIN10001000+0800  789", "11"],
  ]);
  expect(parseLines(unmoved).problems).toEqual([
    expect.stringMatching(/^line 4, columns 15–21, period_from: The leg's dates .* 1 days after/),
  ]);
});

/** Fixed clocks, minutes east of UTC. */
const CLOCKS: Record<string, number> = { AAA: -600, BBB: -210, CCC: 0, DDD: 300, EEE: 345, FFF: 540, GGG: 780 };
const SEASON = dayNumber("2026-10-25");

const flight = fc.record({
  number: fc.integer({ min: 1, max: 9999 }),
  period: fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 60 })),
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  fortnightly: fc.boolean(),
  departure: fc.integer({ min: 0, max: DAY - 1 }),
  route: fc.uniqueArray(fc.constantFrom(...Object.keys(CLOCKS)), { minLength: 2, maxLength: 4 }),
  /** Minutes in the air, then on the ground; and by how much passengers are earlier on board and later out. */
  legs: fc.array(
    fc.record({
      air: fc.integer({ min: 1, max: DAY - 1 }),
      ground: fc.integer({ min: 40, max: 900 }),
      before: fc.integer({ min: 0, max: 20 }),
      after: fc.integer({ min: 0, max: 20 }),
    }),
    { minLength: 3, maxLength: 3 },
  ),
  /** Whether columns 193–194 are filled. */
  tellsDays: fc.boolean(),
});
type Flight = typeof flight extends fc.Arbitrary<infer T> ? T : never;

const inDay = (minutes: number) => ((minutes % DAY) + DAY) % DAY;
const time = (minutes: number) => textOf(0, inDay(minutes)).slice(11);
const ssimDate = (day: number) => {
  const [year = "", month = "", date = ""] = fromDayNumber(day).split("-");
  return `${date}${MONTHS[Number(month) - 1]}${year.slice(2)}`;
};
const offset = (minutes: number) => `${minutes < 0 ? "-" : "+"}${time(Math.abs(minutes))}`;
const variationOf = (day: number) => (day < 0 ? "A" : String(day));

/** The records of a flight: each leg's dates are counted from its own departure. */
function fileOf(spec: Flight, mode: "L" | "U"): string[] {
  const clock = (airport = "") => (mode === "U" ? 0 : (CLOCKS[airport] ?? 0));
  let utc = spec.departure - clock(spec.route[0]);
  return spec.route.slice(1).map((destination, index) => {
    const origin = spec.route[index] ?? "";
    const { air = 1, ground = 40, before = 0, after = 0 } = spec.legs[index] ?? {};
    const [leaves, lands] = [utc + clock(origin), utc + air + clock(destination)];
    utc += air + ground;
    const later = Math.floor(leaves / DAY);
    const [from, length] = spec.period;
    const days = spec.days.map((day) => ((((day - 1 + later) % 7) + 7) % 7) + 1);
    return record(
      "3",
      [3, "QX"],
      [6, String(spec.number).padStart(4, "0")],
      [10, `010${index + 1}J`],
      [15, ssimDate(SEASON + from + later) + ssimDate(SEASON + from + length + later)],
      [29, [1, 2, 3, 4, 5, 6, 7].map((day) => (days.includes(day) ? day : " ")).join("")],
      [36, spec.fortnightly ? "2" : " "],
      [37, `${origin}${time(leaves - before)}${time(leaves)}${offset(CLOCKS[origin] ?? 0)}`],
      [55, `${destination}${time(lands)}${time(lands + after)}${offset(CLOCKS[destination] ?? 0)}`],
      [73, "789CY"],
      [173, "C20Y180"],
      [193, spec.tellsDays ? variationOf(later) + variationOf(Math.floor(lands / DAY)) : "  "],
    );
  });
}

it("the importer finds the dated legs that a walk over each station's calendar finds", () => {
  const flights = fc.uniqueArray(flight, { minLength: 1, maxLength: 6, selector: ({ number }) => number });
  fc.assert(
    fc.property(flights, fc.constantFrom<"L" | "U">("L", "U"), (specs, mode) => {
      const lines = [HEADER, carrierRecord(mode, "25OCT26", "27MAR27"), ...specs.flatMap((spec) => fileOf(spec, mode)), TRAILER];
      const { legs, bad, problems } = parseLines(lines);
      // The one combination that is refused: see frequency_outside_season.
      fc.pre(bad.every(({ problem }) => problem !== "frequency_outside_season"));
      expect(problems).toEqual([]);
      expect(expand(legs)).toEqual(readAgain(lines));
    }),
    { numRuns: propertyRuns(300) },
  );
});
