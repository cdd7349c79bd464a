import { describe, expect, it } from "vitest";
import { distanceTo } from "./time-distance";

const NOW = Date.parse("2026-11-21T12:00:00Z");

describe("how far a moment is from now", () => {
  it.each([
    ["2026-11-21T11:59:30Z", { isPast: true, unit: "now", count: 0 }],
    ["2026-11-21T11:57:00Z", { isPast: true, unit: "minutes", count: 3 }],
    ["2026-11-21T09:10:00Z", { isPast: true, unit: "hours", count: 2 }],
    ["2026-11-20T10:00:00Z", { isPast: true, unit: "hours", count: 26 }],
    ["2026-11-18T11:00:00Z", { isPast: true, unit: "days", count: 3 }],
    ["2026-11-21T12:00:20Z", { isPast: false, unit: "now", count: 0 }],
    ["2026-11-21T13:30:00Z", { isPast: false, unit: "hours", count: 1 }],
  ] as const)("%s", (instant, distance) => {
    expect(distanceTo(instant, NOW)).toEqual(distance);
  });
});
