import fc from "fast-check";
import { expect, it } from "vitest";
import { isOvernight } from "./overnight";

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(":").map(Number);
  return hours * 60 + rest;
}

it.each([
  ["22:40", "02:15", true],
  ["02:45", "09:40", true],
  ["18:00", "08:00", true],
  ["23:00", "02:00", true],
  ["20:00", "00:10", false],
  ["23:30", "01:15", false],
  ["05:00", "13:00", false],
  ["08:00", "20:00", false],
])("a connection from %s to %s is a night at the airport: %s", (from, to, expected) => {
  const wait = (minutes(to) - minutes(from) + 1_440) % 1_440;
  expect(isOvernight(minutes(from), wait)).toBe(expected);
});

it("is one wherever it lasts a day, and stays one the longer it lasts", () => {
  const clock = fc.integer({ min: -2_000, max: 30_000_000 });
  fc.assert(fc.property(clock, (arrival) => isOvernight(arrival, 1_440)));
  fc.assert(
    fc.property(clock, fc.integer({ min: 0, max: 1_440 }), fc.integer({ min: 0, max: 600 }), (arrival, wait, more) => {
      if (isOvernight(arrival, wait)) expect(isOvernight(arrival, wait + more)).toBe(true);
    }),
  );
});
