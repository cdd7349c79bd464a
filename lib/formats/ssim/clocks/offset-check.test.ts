import { expect, it } from "vitest";
import { BUILT_IN_RULES, replaceZoneRules } from "@/lib/domain/schedule/clocks/rules-in-force";
import { readOffsets } from "@/lib/domain/schedule/clocks/zone-rules";
import type { FileExpectations } from "../set-sequence";
import { linesOf, parseLines, someCarrier, someLeg, withField } from "../whole-files/testing";

const ZONES: Readonly<Record<string, string>> = { TAS: "Asia/Tashkent", IST: "Europe/Istanbul", LHR: "Europe/London" };
const zoneOf = (airport: string) => ZONES[airport];

/** A leg of these airports and local times, filed with these offsets. */
function parsed(changes: Parameters<typeof someLeg>[0], departure: string, arrival: string) {
  const [header = "", carrier = "", ...rest] = linesOf(someCarrier([someLeg(changes)], { validFrom: "2026-03-29", validTo: "2027-03-27" }));
  const lines = [header, carrier, ...rest].map((line) =>
    line.startsWith("3") ? withField(withField(line, "departure_utc_offset", departure), "arrival_utc_offset", arrival) : line,
  );
  return parseLines(lines, { zoneOf });
}

it("tells each airport whose clock is another in the file, once, with the first line", () => {
  const { warnings, problems } = parsed({ origin: "TAS", destination: "IST" }, "+0600", "+0300");
  expect(problems).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining("line 3: The file has TAS UTC+0600, by the time zone it is UTC+0500 (× 1).")]);
  expect(parsed({ origin: "TAS", destination: "IST" }, "+0500", "+0300").warnings).toEqual([]);
});

it("sees a clock that is right on the first date and wrong on the last", () => {
  const summerAndWinter = { origin: "TAS", destination: "LHR", periodFrom: "2026-10-01", periodTo: "2026-11-30" };
  expect(parsed(summerAndWinter, "+0500", "+0100").warnings).toEqual([
    expect.stringContaining("LHR UTC+0100, by the time zone it is UTC+0000"),
  ]);
});

it("keeps the offset of a time that a clock change repeats or skips, and of no other", () => {
  // London's clocks show 01:30 twice on 25 October 2026, and never on 28 March 2027.
  const at = (date: string, minutes: number) => ({
    ...{ origin: "LHR", destination: "TAS", periodFrom: date, periodTo: date, daysOfOperation: 127, departureMinutes: minutes },
    ...{ arrivalMinutes: 780, departureDayOffset: 0, arrivalDayOffset: 0 },
  });
  const kept = (date: string, minutes: number, offset: string) => parsed(at(date, minutes), offset, "+0500").legs[0]?.departureUtcOffset;
  expect(kept("2026-10-25", 90, "+0000")).toBe(0);
  expect(kept("2026-10-25", 180, "+0000")).toBeUndefined();
  expect(kept("2026-10-24", 90, "+0100")).toBeUndefined();
  // Without the file's word, the first of the two is meant already.
  expect(kept("2026-10-25", 90, "+0100")).toBeUndefined();
});

/** Legs between Malaga and Casablanca this winter, each filed with Casablanca's offset. */
function morocco(offsets: readonly string[], expected: Partial<FileExpectations> = {}) {
  const legs = offsets.map((_, index) =>
    someLeg({
      origin: "AGP",
      destination: "CMN",
      flightNumber: 900 + index,
      periodFrom: "2026-11-29",
      departureMinutes: 600,
      arrivalMinutes: 610,
    }),
  );
  const rest = [...offsets];
  const lines = linesOf(someCarrier(legs)).map((line) =>
    line.startsWith("3") ? withField(withField(line, "departure_utc_offset", "+0100"), "arrival_utc_offset", rest.shift() ?? "") : line,
  );
  const { parser } = parseLines(lines, { zoneOf: (airport) => ({ AGP: "Europe/Madrid", CMN: "Africa/Casablanca" })[airport], ...expected });
  return parser.warnings.listed.map(({ value, other, hint }) => `${value}, ${other}: ${hint}`);
}

/** Morocco an hour ahead of UTC, as releases before 2026c have it. */
const ahead = "Africa/Casablanca|+01|-10|0||";
const before = readOffsets({ version: "2025c", zones: [ahead], links: [] });

it("says that the file is likelier wrong where it goes by an older release, or a line of it stands alone", () => {
  expect(morocco(["+0000", "+0000"])).toEqual([]);
  const older = { otherRules: { offsetAt: before, release: () => "older" as const } };
  expect(morocco(["+0100", "+0100"], older)).toEqual(["CMN UTC+0100, UTC+0000 (× 2): file_older"]);
  expect(morocco(["+0000", "+0100", "+0000"])).toEqual(["CMN UTC+0100, UTC+0000 (× 1): file_alone"]);
  expect(morocco(["+0100"])).toEqual(["CMN UTC+0100, UTC+0000 (× 1): file_alone"]);
  expect(morocco(["-0300", "-0300"])).toEqual(["CMN UTC-0300, UTC+0000 (× 2): file_odd"]);
});

it("says that the rules are likelier wrong where all lines of an airport say so, or a newer release does", () => {
  replaceZoneRules({
    ...BUILT_IN_RULES,
    version: "2025c",
    zones: BUILT_IN_RULES.zones.map((zone) => (zone.startsWith("Africa/Casablanca|") ? ahead : zone)),
  });
  try {
    expect(morocco(["+0000", "+0000", "+0000"])).toEqual(["CMN UTC+0000, UTC+0100 (× 3): rules"]);
    const newer = { otherRules: { offsetAt: readOffsets(BUILT_IN_RULES), release: () => "newer" as const } };
    expect(morocco(["+0000"], newer)).toEqual(["CMN UTC+0000, UTC+0100 (× 1): rules_older"]);
    expect(morocco(["+0000", "+0100", "+0100"])).toEqual(["CMN UTC+0000, UTC+0100 (× 1): file_alone"]);
  } finally {
    replaceZoneRules(BUILT_IN_RULES);
  }
});

it("puts the reason into words", () => {
  expect(parsed({ origin: "TAS", destination: "IST" }, "+0600", "+0300").warnings).toEqual([
    expect.stringMatching(/correct the airport's zone\. The file is likelier wrong: it contradicts itself, or a single line says so\./),
  ]);
});
