import fc from "fast-check";
import moment from "moment-timezone";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { localText } from "./clocks/local-text";
import { zoneRules } from "./clocks/rules-in-force";
import { nameOfZone } from "./clocks/zone-rules";
import { localToUtc, offsetHoldsUntil, offsetMinutes, utcToLocal } from "./zones";

const NAMED = [
  "Asia/Tashkent",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Europe/London",
  "Africa/Casablanca",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "America/Vancouver",
];
const NAMES = [...zoneRules().zones.map(nameOfZone), ...zoneRules().links.map((link) => link.split("|")[1] ?? "")];
const zone = fc.oneof(fc.constantFrom(...NAMED), fc.constantFrom(...NAMES));
const minutesOf = (text: string) => Date.parse(`${text}Z`) / 60_000;
const until = (end: string) => fc.integer({ min: minutesOf("1995-01-01T00:00"), max: minutesOf(end) });
const instant = until("2095-01-01T00:00");
/** The past that every release since 2025 tells alike: of what comes, runtimes know what was decided when they were built. */
const agreed = until("2025-06-01T00:00");

/** The clock as the package reads its own rules: another program than ours. */
function packageOffset(name: string, utcMinutes: number): number {
  return -(moment.tz.zone(name)?.utcOffset(utcMinutes * 60_000) ?? Number.NaN) + 0;
}

/** Every instant at which the clock shows a local time, and where there is none the clock of before goes on: written down from the words. */
function packageUtc(name: string, localMinutes: number): number {
  const [before, after] = [-1440, 1440].map((shift) => packageOffset(name, localMinutes + shift));
  const instants = [before, after].map((offset) => localMinutes - (offset ?? Number.NaN));
  const shown = instants.filter((utc) => utc + packageOffset(name, utc) === localMinutes);
  return shown.length > 0 ? Math.min(...shown) : (instants[0] ?? Number.NaN);
}

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

/** @returns local times at and around clock changes of any zone, and any others */
function localTimes(times: fc.Arbitrary<number>) {
  const nearChange = fc
    .tuple(zone, times, fc.integer({ min: -180, max: 180 }))
    .map(
      ([name, utc, shift]) =>
        [name, utcToLocal(name, Math.min(offsetHoldsUntil(name, utc), minutesOf("2095-01-01T00:00"))) + shift] as const,
    );
  return fc.oneof(nearChange, fc.tuple(zone, times));
}

describe("zones", () => {
  it("shows the clock of any zone at any instant as the package itself reads its rules", () => {
    fc.assert(
      fc.property(zone, instant, (name, utc) => {
        expect(offsetMinutes(name, utc)).toBe(packageOffset(name, utc));
      }),
      { numRuns: propertyRuns(3000) },
    );
  });

  it("changes the clock of each zone in the very minute of the change, since clocks show whole minutes", () => {
    const wrong = moment.tz.names().flatMap((name) =>
      (moment.tz.zone(name)?.untils ?? [])
        .filter((until) => until !== null && Number.isFinite(until) && until > Date.UTC(1980, 0))
        .map((until) => until / 60_000)
        .filter((utc) => [utc - 1, utc].some((minute) => offsetMinutes(name, minute) !== packageOffset(name, minute)))
        .map((utc) => `${name} ${utc}`),
    );
    expect(wrong).toEqual([]);
  });

  it("finds the instant of a local time as the words say, also around clock changes", () => {
    fc.assert(
      fc.property(localTimes(instant), ([name, local]) => {
        expect(localToUtc(name, local)).toBe(packageUtc(name, local));
      }),
      { numRuns: propertyRuns(3000) },
    );
  });

  it("shows the same clock as Intl, where all releases agree", () => {
    fc.assert(
      fc.property(zone, agreed, (name, utc) => {
        expect(utcToLocal(name, utc)).toBe(intlLocal(name, utc));
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  it("finds the instant of a local time as Temporal does, where all releases agree", () => {
    const inTime = localTimes(agreed).filter(([, local]) => local < minutesOf("2025-06-01T00:00"));
    fc.assert(
      fc.property(inTime, ([name, local]) => {
        expect(localToUtc(name, local)).toBe(temporalUtc(name, local));
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  it("keeps an offset until the instant it names", () => {
    fc.assert(
      fc.property(zone, instant, fc.double({ min: 0, max: 1, noNaN: true }), (name, utc, share) => {
        const end = offsetHoldsUntil(name, utc);
        expect(end).toBeGreaterThan(utc);
        expect(offsetMinutes(name, utc + Math.floor((end - 1 - utc) * share))).toBe(offsetMinutes(name, utc));
      }),
    );
  });

  it.each([
    ["Asia/Tashkent", "2026-12-01T02:15", "2026-11-30T21:15"],
    ["Asia/Kathmandu", "2026-12-01T02:15", "2026-11-30T20:30"],
    ["Europe/London", "2027-03-28T01:30", "2027-03-28T01:30"],
    ["Europe/London", "2026-10-25T01:30", "2026-10-25T00:30"],
    ["Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00"],
    // Decided in 2026: Morocco on UTC, British Columbia on UTC−7, Alberta and the Northwest Territories on UTC−6 all year.
    ["Africa/Casablanca", "2026-09-19T11:00", "2026-09-19T10:00"],
    ["Africa/Casablanca", "2026-12-15T11:00", "2026-12-15T11:00"],
    ["Africa/Casablanca", "2027-02-20T11:00", "2027-02-20T11:00"],
    ["Africa/El_Aaiun", "2026-12-15T11:00", "2026-12-15T11:00"],
    ["America/Vancouver", "2026-12-15T08:00", "2026-12-15T15:00"],
    ["America/Edmonton", "2026-12-15T08:00", "2026-12-15T14:00"],
    ["America/Yellowknife", "2027-01-15T08:00", "2027-01-15T14:00"],
  ])("%s %s is %s UTC: a skipped time moves forward, of a repeated one the first is meant", (name, local, utc) => {
    expect(localText(localToUtc(name, minutesOf(local)))).toBe(utc);
  });

  it("takes a zone's name in small letters, and whole hours from UTC", () => {
    expect(offsetMinutes("asia/tashkent", 0)).toBe(offsetMinutes("Asia/Tashkent", 0));
    expect([offsetMinutes("UTC-14", 0), offsetMinutes("UTC+07", 0)]).toEqual([-840, 420]);
  });

  it("refuses a zone that does not exist by its name", () => {
    expect(() => offsetMinutes("Asia/Atlantis", 0)).toThrow(/Asia\/Atlantis/);
  });
});
