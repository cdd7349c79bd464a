import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { localText, localToUtc, offsetHoldsUntil, offsetMinutes, utcToLocal } from "./zones";

const NAMED = [
  "Asia/Tashkent",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Europe/London",
  "Africa/Casablanca",
  "Australia/Lord_Howe",
  "America/St_Johns",
];
const zone = fc.oneof(fc.constantFrom(...NAMED), fc.constantFrom(...Intl.supportedValuesOf("timeZone")));
const minutesOf = (text: string) => Date.parse(`${text}Z`) / 60_000;
const instant = fc.integer({ min: minutesOf("1995-01-01T00:00"), max: minutesOf("2045-01-01T00:00") });

/** The clock as Intl shows it, read field by field. */
function intlLocal(name: string, utcMinutes: number): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: name,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const parts = format.formatToParts(utcMinutes * 60_000);
  const field = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(field("year"), field("month") - 1, field("day"), field("hour"), field("minute")) / 60_000;
}

function temporalUtc(name: string, localMinutes: number): number {
  return (
    Temporal.PlainDateTime.from(localText(localMinutes)).toZonedDateTime(name, { disambiguation: "compatible" }).epochMilliseconds / 60_000
  );
}

describe("zones", () => {
  it("shows the same clock as Intl at any instant in any zone", () => {
    fc.assert(
      fc.property(zone, instant, (name, utc) => {
        expect(utcToLocal(name, utc)).toBe(intlLocal(name, utc));
      }),
      { numRuns: propertyRuns(3000) },
    );
  });

  it("finds the instant of a local time as Temporal does, also around clock changes", () => {
    const nearChange = fc
      .tuple(zone, instant, fc.integer({ min: -180, max: 180 }))
      .map(([name, utc, shift]) => [name, utcToLocal(name, offsetHoldsUntil(name, utc)) + shift] as const);
    fc.assert(
      fc.property(fc.oneof(nearChange, fc.tuple(zone, instant)), ([name, local]) => {
        expect(localToUtc(name, local)).toBe(temporalUtc(name, local));
      }),
      { numRuns: propertyRuns(3000) },
    );
  });

  it("keeps an offset until the instant it names", () => {
    fc.assert(
      fc.property(zone, instant, fc.double({ min: 0, max: 1, noNaN: true }), (name, utc, share) => {
        const until = offsetHoldsUntil(name, utc);
        expect(until).toBeGreaterThan(utc);
        expect(offsetMinutes(name, utc + Math.floor((until - 1 - utc) * share))).toBe(offsetMinutes(name, utc));
      }),
    );
  });

  it.each([
    ["Asia/Tashkent", "2026-12-01T02:15", "2026-11-30T21:15"],
    ["Asia/Kathmandu", "2026-12-01T02:15", "2026-11-30T20:30"],
    ["Europe/London", "2027-03-28T01:30", "2027-03-28T01:30"],
    ["Europe/London", "2026-10-25T01:30", "2026-10-25T00:30"],
    ["Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00"],
  ])("%s %s is %s UTC: a skipped time moves forward, of a repeated one the first is meant", (name, local, utc) => {
    expect(localText(localToUtc(name, minutesOf(local)))).toBe(utc);
  });

  it("refuses a zone that does not exist by its name", () => {
    expect(() => offsetMinutes("Asia/Atlantis", 0)).toThrow(/Asia\/Atlantis/);
  });
});
