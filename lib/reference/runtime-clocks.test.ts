import moment from "moment-timezone";
import { describe, expect, it } from "vitest";
import { zoneRules } from "@/lib/domain/schedule/clocks/rules-in-force";
import { offsetMinutes } from "@/lib/domain/schedule/zones";
import { TASHKENT_MS } from "@/lib/domain/tashkent";
import { airportsByZone } from "./airports";
import { runtimeDifferences, runtimeOffset, runtimeRelease } from "./runtime-clocks";

const NOW = new Date("2026-11-28T00:00:00Z");
const minutes = (text: string) => Date.parse(text) / 60_000;

/** What countries have decided in 2026, after which no Node of before can know it. */
const DECIDED = [
  "Africa/Casablanca",
  "America/Edmonton",
  "America/Havana",
  "America/Inuvik",
  "America/Vancouver",
  "America/Winnipeg",
  "America/Yellowknife",
  "Europe/Chisinau",
];
const LAST_WITHOUT = "2025c";

describe("clocks of airports", () => {
  it("are, every hour of three weeks and every third day of three years, what the package itself reads of its rules", () => {
    const hours = Array.from({ length: 21 * 24 }, (_, hour) => minutes("2026-10-18T00:30Z") + hour * 60);
    const days = Array.from({ length: 365 }, (_, day) => minutes("2025-07-01T01:17Z") + day * 3 * 1440 + (day % 24) * 60);
    for (const zone of airportsByZone().keys()) {
      const clock = moment.tz.zone(zone);
      const wrong = [...hours, ...days].filter((utc) => offsetMinutes(zone, utc) !== -(clock?.utcOffset(utc * 60_000) ?? Number.NaN) + 0);
      expect(wrong, zone).toEqual([]);
    }
  });

  it("are those of Intl, but where a country has decided otherwise since this Node was built", async () => {
    const differing = (await runtimeDifferences(NOW)).map(({ zone }) => zone);
    expect(DECIDED).toEqual(expect.arrayContaining(differing));
    if (runtimeRelease() <= LAST_WITHOUT) expect(differing).toEqual(DECIDED);
    if (runtimeRelease() >= zoneRules().version) expect(differing).toEqual([]);
  });

  it("tell of 76 airports in Morocco and the west of Canada that a Node of 2025 has an hour off", async () => {
    if (runtimeRelease() > LAST_WITHOUT) return;
    const zones = ["Africa/Casablanca", "America/Vancouver", "America/Edmonton", "America/Yellowknife", "America/Inuvik"];
    const found = (await runtimeDifferences(NOW)).filter(({ zone }) => zones.includes(zone));
    expect(found.flatMap(({ airports }) => airports)).toHaveLength(76);
    expect(found.map(({ one, other }) => Math.abs((one ?? 0) - (other ?? 0)))).toEqual([60, 60, 60, 60, 60]);
  });

  it("read Intl as it is, and say where it knows no such zone", () => {
    expect(runtimeOffset("Asia/Kathmandu", 0)).toBe(330);
    expect(runtimeOffset("America/St_Johns", minutes("2024-01-01T00:00Z"))).toBe(-210);
    expect(runtimeOffset("Asia/Atlantis", 0)).toBeNull();
  });

  it("have Tashkent five hours ahead, as everything counted by its days takes for granted", () => {
    const months = Array.from({ length: 240 }, (_, month) => minutes("2020-01-01T00:00Z") + month * 43_800);
    expect(new Set(months.map((utc) => offsetMinutes("Asia/Tashkent", utc)))).toEqual(new Set([TASHKENT_MS / 60_000]));
  });
});
