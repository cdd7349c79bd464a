import { describe, expect, it } from "vitest";
import { distanceTo } from "./time-distance";

const NOW = Date.parse("2026-11-21T12:00:00Z");

describe("how far a moment is from now", () => {
  it.each([
    ["ago", "2026-11-21T11:59:30Z", { unit: "now", count: 0 }],
    ["ago", "2026-11-21T11:57:00Z", { unit: "minutes", count: 3 }],
    ["ago", "2026-11-21T09:10:00Z", { unit: "hours", count: 2 }],
    ["ago", "2026-11-20T10:00:00Z", { unit: "hours", count: 26 }],
    ["ago", "2026-11-18T11:00:00Z", { unit: "days", count: 3 }],
    ["ahead", "2026-11-21T12:00:20Z", { unit: "now", count: 0 }],
    ["ahead", "2026-11-21T13:30:00Z", { unit: "hours", count: 1 }],
  ] as const)("%s %s", (side, instant, distance) => {
    expect(distanceTo(side, instant, NOW)).toEqual(distance);
  });

  it("calls a moment now that the reader's clock puts on the wrong side", () => {
    expect(distanceTo("ago", "2026-11-21T12:03:00Z", NOW)).toEqual({ unit: "now", count: 0 });
    expect(distanceTo("ahead", "2026-11-21T11:57:00Z", NOW)).toEqual({ unit: "now", count: 0 });
  });
});
