import { expect, it } from "vitest";
import { linesOf, parseLines, someCarrier, someLeg, withField } from "./whole-files/testing";

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
