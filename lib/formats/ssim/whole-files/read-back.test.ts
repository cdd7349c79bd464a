import fc from "fast-check";
import { expect, it } from "vitest";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { DATE_CHANGES } from "@/lib/domain/schedule/comparison/change-report";
import { compareFlight } from "@/lib/domain/schedule/comparison/compare-flights";
import { isEmpty } from "@/lib/domain/schedule/day-set";
import { operatingDays } from "@/lib/domain/schedule/expand";
import { fictitiousZone, isFictitious } from "@/lib/domain/schedule/fictitious-points";
import { flattenFlight } from "@/lib/domain/schedule/flights/flatten-flight";
import { instantsOf } from "@/lib/domain/schedule/flights/leg-instants";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { flightKey } from "@/lib/domain/schedule/sets/schedule-set";
import { localToUtc, utcToLocal } from "@/lib/domain/schedule/zones";
import { groupBy } from "@/lib/util/grouping";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { writeSsim } from "../write/write";
import { parseLines } from "./testing";

// What a file says comes back from a file that is written of it: the same flights on the same dates, leg by leg, whoever reads it. One reading is the
// importer's. The other is written from the facts of SSIM chapter 7 and from nothing of ours: it walks the calendar of each leg's station.

const DAY = 1440;
const [FIRST, LAST] = [dayNumber("2026-09-01"), dayNumber("2027-06-30")];
const MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");

/** IANA zones: with clocks that change in autumn and spring, in the other half of the year, and never; on both sides of the date line. */
const ZONES: Record<string, string> = {
  TAS: "Asia/Tashkent",
  BER: "Europe/Berlin",
  JFK: "America/New_York",
  AKL: "Pacific/Auckland",
  HNL: "Pacific/Honolulu",
  DEL: "Asia/Kolkata",
  LIS: "Europe/Lisbon",
};
const zoneOf = (airport: string) => (isFictitious(airport) ? fictitiousZone(airport) : (ZONES[airport] ?? "UTC"));

const at = (line: string, first: number, last = first) => line.slice(first - 1, last);
const minutesOf = (hhmm: string) => Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(2));

function dayOf(ddmmmyy: string, open: number): number {
  if (ddmmmyy === "00XXX00") return open;
  return Date.UTC(2000 + Number(ddmmmyy.slice(5)), MONTHS.indexOf(ddmmmyy.slice(2, 5)), Number(ddmmmyy.slice(0, 2))) / 86_400_000;
}

/** A moment of a file's clock. */
function momentOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(0, 16);
}

/** `QX7 2026-11-02 leg 1: TAS 2026-11-01T23:55 (aircraft 00:05) …`, for every date, of legs with passengers. */
function readAgain(lines: readonly string[]): string[] {
  let carrier = "";
  let first = "";
  const found: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line[0] === "2") carrier = line;
    if (line[0] !== "3") continue;
    if (at(line, 12, 13) === "01") first = line;
    if (!"JSUQGBRCOL".includes(at(line, 14))) continue;
    const segments = lines.slice(
      index + 1,
      lines.findIndex((other, place) => place > index && other[0] !== "4"),
    );
    found.push(...datedLegs(line, first, carrier, segments));
  }
  return found.sort();
}

function datedLegs(line: string, first: string, carrier: string, segments: readonly string[]): string[] {
  const [start, begin] = [dayOf(at(line, 15, 21), FIRST), dayOf(at(carrier, 15, 21), FIRST)];
  const offset = daysAfterFlight(line, first);
  const found: string[] = [];
  for (let day = Math.max(start, FIRST); day <= Math.min(dayOf(at(line, 22, 28), LAST + offset), LAST + offset); day++) {
    const weekday = new Date(day * 86_400_000).getUTCDay() || 7;
    if (!at(line, 29, 35).includes(String(weekday)) || (at(line, 36) === "2" && Math.floor((day - start) / 7) % 2 === 1)) continue;
    const date = day - offset;
    if (date < begin || date > dayOf(at(carrier, 22, 28), LAST)) continue;
    const leaves = day * DAY + minutesOf(at(line, 44, 47));
    const lands = (date + digit(at(line, 194))) * DAY + minutesOf(at(line, 58, 61));
    const [board, off] = [near(leaves, at(line, 40, 43)), near(lands, at(line, 62, 65))];
    const ends = `${at(line, 37, 39)} ${momentOf(board)}/${momentOf(leaves)} ${at(line, 55, 57)} ${momentOf(off)}/${momentOf(lands)}`;
    const name = `${at(line, 3, 5).trim()}${Number(at(line, 6, 9))}${at(line, 2).trim()} ${momentOf(date * DAY).slice(0, 10)} leg ${Number(at(line, 12, 13))}`;
    found.push(`${name}: ${ends} ${saleOf(line, segments)}`);
  }
  return found;
}

/** Equipment, classes, seats, restrictions and what else is said of the sale, wherever it stands. */
function saleOf(line: string, segments: readonly string[]): string {
  const elements = segments.map((each) => `${at(each, 29, 30)}${at(each, 31, 33)} ${at(each, 40, 194).trim()}`).sort();
  const [classes, cabins] = [at(line, 76, 95).trim(), at(line, 173, 192).trim()];
  const restrictions = at(line, 150, 161).replaceAll("Z", " ");
  const equipment = [at(line, 14), at(line, 73, 75), classes.replaceAll(/[0-9]/g, ""), seatsOf(classes, cabins)];
  return [...equipment, restrictions, ...elements].join("|");
}

/** Seats in business and economy: those behind the classes, where they end with a number, else those of the configuration up to its version. */
function seatsOf(classes: string, cabins: string): string {
  const isNet = /[0-9]$/.test(classes);
  const [text, groups] = isNet ? [classes, /([A-Z])[A-Z]*([0-9]+)/g] : [cabins.replace(/VV.*/, ""), /([A-Z])([0-9]+)/g];
  let [business, economy] = [0, 0];
  for (const [, letter = "", count] of text.matchAll(groups)) {
    if ("PFAJCDIZ".includes(letter)) business += Number(count);
    else economy += Number(count);
  }
  return `${business}/${economy}`;
}

const digit = (text: string) => (text === "A" ? -1 : Number(text));

function daysAfterFlight(line: string, first: string): number {
  return at(line, 193) === " " ? dayOf(at(line, 15, 21), FIRST) - dayOf(at(first, 15, 21), FIRST) : digit(at(line, 193));
}

/** Passengers' time of day next to the aircraft's. */
function near(aircraft: number, hhmm: string): number {
  const days = [-1, 0, 1].map((later) => (Math.floor(aircraft / DAY) + later) * DAY + minutesOf(hhmm));
  return days.reduce((best, each) => (Math.abs(each - aircraft) < Math.abs(best - aircraft) ? each : best));
}

/** The importer's reading: all that is kept of a leg, at its instants, on every date. */
function expand(legs: readonly LegPattern[]): string[] {
  return legs
    .flatMap((leg) =>
      operatingDays(leg, FIRST, LAST).map((day) => {
        const { departure, arrival } = instantsOf(leg, day, zoneOf);
        const { periodFrom, periodTo, daysOfOperation, frequency, itineraryVariation, departureUtcOffset, arrivalUtcOffset, ...said } = leg;
        return `${leg.carrier}${leg.flightNumber}${leg.suffix} ${fromDayNumber(day)} ${departure} ${arrival} ${JSON.stringify(Object.entries(said).sort())}`;
      }),
    )
    .sort();
}

/** What is written of the legs of a file. */
function writtenOf(legs: readonly LegPattern[], timeMode: "L" | "U"): { lines: string[]; unsaid: string[] } {
  const options = { timeMode, from: null, to: null, openUntil: LAST, zoneOf };
  const numbers = [...groupBy(legs, ({ flightNumber }) => flightNumber).values()];
  const flat = numbers.flatMap((number) => {
    const seen = new Set<string>();
    return [...groupBy(number, flightKey).values()].map((flight) => flattenFlight(flight, () => 1, { ...options, seen }));
  });
  const carrier = { carrier: "QX", season: "", timeMode, validFrom: "2026-09-01", validTo: null, legs: flat.flatMap((each) => each.legs) };
  const lines = [...writeSsim({ carriers: [carrier], createdOn: "2026-10-01" })].filter((line) => !line.startsWith("00"));
  return { lines, unsaid: flat.flatMap(({ unsaid }) => unsaid) };
}

/** A record of 200 characters with texts at their columns. */
function record(type: string, ...fields: readonly (readonly [column: number, text: string])[]): string {
  let line = type.padEnd(200);
  for (const [column, text] of fields) line = line.slice(0, column - 1) + text + line.slice(column - 1 + text.length);
  return line;
}

const fileOf = (mode: string, legs: readonly string[]) => [
  record("1", [2, "AIRLINE STANDARD SCHEDULE DATA SET"], [195, "000001"]),
  record("2", [2, mode], [3, "QX"], [15, "25SEP26"], [22, "31MAY27"]),
  ...legs,
  record("5", [3, "QX"], [194, "E"]),
];

/** Reads a file, writes it and reads it back: both readings have to find the same. */
function expectReadBack(lines: readonly string[], mode: "L" | "U"): void {
  const { legs, problems } = parseLines(lines, { zoneOf });
  expect(problems).toEqual([]);
  const { lines: written, unsaid } = writtenOf(legs, mode);
  expect(unsaid).toEqual([]);
  const back = parseLines(written, { zoneOf });
  expect(back.problems).toEqual([]);
  expect(differences(readAgain(lines), readAgain(written))).toEqual([]);
  expect(differences(expand(legs), expand(back.legs))).toEqual([]);
  expect(changesOf(legs, back.legs)).toEqual([]);
}

/** What an import of the written file would tell, by flight: nothing. */
function changesOf(filed: readonly LegPattern[], back: readonly LegPattern[]): string[] {
  const nameOf = (leg: LegPattern) => `${leg.flightNumber}${leg.suffix}`;
  const again = groupBy(back, nameOf);
  return [...groupBy(filed, nameOf)].flatMap(([name, legs]) => {
    const { dates } = compareFlight(legs, again.get(name) ?? [], { first: FIRST, count: LAST - FIRST + 1 }, zoneOf);
    return DATE_CHANGES.filter((kind) => !isEmpty(dates[kind])).map((kind) => `${name} ${kind}`);
  });
}

/** The first that only one of the two has, of each. */
function differences(filed: readonly string[], written: readonly string[]): string[] {
  const [known, there] = [new Set(written), new Set(filed)];
  const [lost, made] = [filed.filter((each) => !known.has(each)), written.filter((each) => !there.has(each))];
  return [...lost.slice(0, 2).map((each) => `lost: ${each}`), ...made.slice(0, 2).map((each) => `made: ${each}`)];
}

/** Bytes 1–75 as the manual prints them, and 193–194. */
const leg = (text: string, days: string, more: readonly (readonly [number, string])[] = []) =>
  record(text.padEnd(200).slice(0, 75), [76, "CY"], [173, "C20Y180"], [193, days], ...more);

it.each<[string, "L" | "U", string[]]>([
  [
    "passengers who board before midnight an aircraft that leaves after it",
    "L",
    [leg("3 QX  0070101J02NOV2628NOV26 2 4 6  TAS23550005+0500  BER03150320+0100  789", "00")],
  ],
  [
    "passengers who leave an aircraft after midnight that landed before it, at the end of a day, and fly on",
    "L",
    [
      leg("3 QX  0080101J02NOV2628MAR27123456  DEL18001800+0530  TAS21052110+0500  789", "00"),
      leg("3 QX  0080102J02NOV2628MAR27123456  TAS22352240+0500  BER24000010+0100  789", "00"),
      leg("3 QX  0080103J03NOV2629MAR27 234567 BER00450055+0100  LIS02500300+0000  789", "11"),
    ],
  ],
  [
    "aircraft that leave on another date in UTC than their passengers board",
    "U",
    [leg("3 QX  0090101J02NOV2628NOV26  3  6  TAS23550005+0500  BER05150515+0100  789", "00")],
  ],
  [
    "a leg of cargo before, that leaves the day before, two between, and a round trip of cargo",
    "L",
    [
      leg("3 QX  0100101F02NOV2626MAR271  45   TAS22002200+0500  DEL01000100+0530  77F", "01"),
      leg("3 QX  0100102J03NOV2627MAR27 2  56  DEL03000305+0530  BER08000800+0100  789", "11", [[150, "  AK"]]),
      leg("3 QX  0100103F03NOV2627MAR27 2  56  BER09000900+0100  LIS11001100+0000  77F", "11"),
      leg("3 QX  0100104F03NOV2627MAR27 2  56  LIS12001200+0000  BER16001600+0100  77F", "11"),
      leg("3 QX  0100105J03NOV2627MAR27 2  56  BER18001800+0100  JFK20302030-0500  789", "11"),
      leg("3 QX  0100106F04NOV2628MAR27  3  67 JFK00300030-0500  HNL06000600-1000  77F", "22"),
    ],
  ],
  [
    "a flight that comes back to where it began, with restrictions of each journey, and codes beyond its legs",
    "L",
    [
      leg("3 QX  0110101J01OCT2630APR271234567 TAS08000800+0500  DEL11001100+0530  789", "00", [[150, "AKYZZZ"]]),
      leg("3 QX  0110102J01OCT2630APR271234567 DEL12001200+0530  TAS14001400+0500  789", "00", [[151, "B"]]),
    ],
  ],
  [
    "a terminal with a long name, and a leg that lands at the end of the seventh day",
    "U",
    [
      leg("3 QX  0120101J02NOV2602NOV261       TAS10001000+0500  DEL13001300+0530  789", "00"),
      record("4 QX  0120101J", [29, "AB"], [31, "199"], [40, "TERMINAL 2B"]),
      leg("3 QX  0120102J09NOV2609NOV261       DEL20002000+0530  BER24002400+0100  789", "77"),
    ],
  ],
])("%s", (_, mode, legs) => {
  expectReadBack(fileOf(mode, legs), mode);
});

const SEASON = dayNumber("2026-10-05");

const flight = fc.record({
  number: fc.integer({ min: 1, max: 9999 }),
  suffix: fc.constantFrom("", "", "Z"),
  period: fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 150 })),
  isOpen: fc.boolean(),
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  fortnightly: fc.boolean(),
  departure: fc.integer({ min: 0, max: DAY - 1 }),
  route: fc.uniqueArray(fc.constantFrom(...Object.keys(ZONES), "QZX"), { minLength: 2, maxLength: 4 }),
  returns: fc.boolean(),
  legs: fc.array(
    fc.record({
      air: fc.integer({ min: 130, max: 1300 }),
      ground: fc.integer({ min: 100, max: 900 }),
      before: fc.integer({ min: 0, max: 40 }),
      after: fc.integer({ min: 0, max: 40 }),
      service: fc.constantFrom("J", "J", "J", "F", "C"),
      classes: fc.constantFrom("CYBM", "", "C20YBM130"),
      seats: fc.constantFrom("C20Y180VV1", "Y180", "CY"),
      codes: fc.constantFrom("", "A", " K", "  Y"),
      element: fc.constantFrom("", "", "050QY 0451", "127QY /REGIONAL", "101Y", "198TERM 5"),
    }),
    { minLength: 4, maxLength: 4 },
  ),
  tellsOffsets: fc.boolean(),
});
type Flight = typeof flight extends fc.Arbitrary<infer T> ? T : never;

const two = (value: number) => String(value).padStart(2, "0");
const time = (minutes: number) => {
  const own = ((minutes % DAY) + DAY) % DAY;
  return two(Math.floor(own / 60)) + two(own % 60);
};
const ssimDate = (day: number) => {
  const [year = "", month = "", date = ""] = fromDayNumber(day).split("-");
  return `${date}${MONTHS[Number(month) - 1]}${year.slice(2)}`;
};
const offsetText = (minutes: number) => `${minutes < 0 ? "-" : "+"}${time(Math.abs(minutes))}`;

/** The records of a flight, with the offsets of its first date all along, as careless senders file them. */
function recordsOf(spec: Flight, mode: "L" | "U"): string[] {
  const [from, length] = spec.period;
  const date = SEASON + from;
  const stations = spec.returns && spec.route.length > 2 ? [...spec.route, spec.route[0] ?? ""] : spec.route;
  const clock = (utc: number, airport: string) => (mode === "U" ? utc : utcToLocal(zoneOf(airport), utc)) - date * DAY;
  const origin = stations[0] ?? "";
  let utc = mode === "U" ? date * DAY + spec.departure : localToUtc(zoneOf(origin), date * DAY + spec.departure);
  const fits = stations.slice(1).every((_, index) => index < spec.legs.length);
  return (fits ? stations.slice(1) : stations.slice(1, 4)).flatMap((destination, index) => {
    const board = stations[index] ?? "";
    const own = spec.legs[index];
    if (!own) return [];
    const [leaves, lands] = [clock(utc, board), clock(utc + own.air, destination)];
    const east = (instant: number, airport: string) =>
      spec.tellsOffsets || mode === "L" ? offsetText(utcToLocal(zoneOf(airport), instant) - instant) : "     ";
    const [there, here] = [east(utc + own.air, destination), east(utc, board)];
    utc += own.air + own.ground;
    const later = Math.floor(leaves / DAY);
    const days = spec.days.map((day) => ((((day - 1 + later) % 7) + 7) % 7) + 1);
    const name = `${spec.suffix.padEnd(1)}QX ${String(spec.number).padStart(4, "0")}010${index + 1}${own.service}`;
    const variation = (day: number) => (day < 0 ? "A" : String(day));
    const main = record(
      "3",
      [2, name],
      [15, ssimDate(date + later) + (spec.isOpen && !spec.fortnightly ? "00XXX00" : ssimDate(date + length + later))],
      [29, [1, 2, 3, 4, 5, 6, 7].map((day) => (days.includes(day) ? day : " ")).join("")],
      [36, spec.fortnightly ? "2" : " "],
      [37, `${board}${time(leaves - own.before)}${time(leaves)}${here}`],
      [55, `${destination}${time(lands)}${time(lands + own.after)}${there}`],
      [73, "789"],
      [76, own.classes],
      [149, own.element.startsWith("127") ? "X" : own.element.startsWith("050") ? "L" : " "],
      [150 + index, own.codes],
      [173, own.seats],
      [193, variation(later) + variation(Math.floor(lands / DAY))],
    );
    const indicators = String.fromCharCode(65 + index, 66 + index);
    const said = own.element && record("4", [2, name], [29, indicators], [31, own.element.slice(0, 3)], [40, own.element.slice(3)]);
    return said ? [main, said] : [main];
  });
}

it("any file that is accepted comes back from what is written of it", () => {
  const flights = fc.uniqueArray(flight, { minLength: 1, maxLength: 3, selector: ({ number }) => number });
  fc.assert(
    fc.property(flights, fc.constantFrom<"L" | "U">("L", "U"), (specs, mode) => {
      const lines = fileOf(
        mode,
        specs.flatMap((spec) => recordsOf(spec, mode)),
      );
      fc.pre(parseLines(lines, { zoneOf }).bad.length === 0);
      expectReadBack(lines, mode);
    }),
    { numRuns: propertyRuns(60) },
  );
});
