import { describe, expect, it } from "vitest";
import { sampleTripDirections } from "@/tests/support/bookings/trip-sample";
import { nextFlight, waitUntil } from "./trip-clock";

const directions = sampleTripDirections();
const at = (iso: string) => Date.parse(iso);

describe("the flight to think of now", () => {
  it.each([
    ["long before", "2026-11-20T12:00:00Z", "271", false],
    ["from the departure on", "2026-12-05T18:40:00Z", "271", true],
    ["until the last minute of the flight", "2026-12-06T00:04:59Z", "271", true],
    ["at the connection", "2026-12-06T00:05:00Z", "1979", false],
    ["between the directions", "2026-12-10T00:00:00Z", "1988", false],
    ["before the last one", "2026-12-21T03:00:00Z", "274", false],
  ])("%s", (_when, now, number, isUnderWay) => {
    expect(nextFlight(directions, at(now))).toMatchObject({ segment: { flight_number: number }, isUnderWay });
  });

  it("is never one of a direction that nobody flies any more", () => {
    const outOnly = directions.map((direction, index) => ({ ...direction, refunded: index === 1 }));
    expect(nextFlight(outOnly, at("2026-12-10T00:00:00Z"))).toBeNull();
  });

  it("is none once the last has landed", () => {
    expect(nextFlight(directions, at("2026-12-21T09:30:00Z"))).toBeNull();
  });
});

it("counts days while the flight is far, then hours and minutes", () => {
  const departure = at("2026-12-05T18:40:00Z");
  expect(waitUntil(departure, at("2026-12-02T10:00:00Z"))).toEqual({ unit: "days", days: 3 });
  expect(waitUntil(departure, at("2026-12-03T18:41:00Z"))).toEqual({ unit: "time", minutes: 2879 });
  expect(waitUntil(departure, at("2026-12-05T18:39:30Z"))).toEqual({ unit: "time", minutes: 1 });
});
