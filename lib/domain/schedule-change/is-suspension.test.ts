import { expect, test } from "vitest";
import { isSuspension } from "./is-suspension";

/** Departures at ten in the morning of some days, every so many. */
function days(from: number, to: number, step = 1): number[] {
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) => at(from + index * step));
}

const at = (day: number) => day * 1440 + 600;
const daily = days(1, 100);

test.each([
  ["a gap of weeks, after which it flies again", 40, days(1, 29).concat(days(60, 100)), true],
  ["the first day of such a gap", 30, days(1, 29).concat(days(60, 100)), true],
  ["its last day", 59, days(1, 29).concat(days(60, 100)), true],
  ["a gap from the first day on", 5, days(60, 100), true],
  ["fourteen days without a flight", 35, days(1, 29).concat(days(44, 100)), true],
  ["thirteen days without a flight", 35, days(1, 29).concat(days(43, 100)), false],
  ["one day", 40, daily.filter((departure) => departure !== at(40)), false],
  ["an end", 40, days(1, 29), false],
  ["all of it", 40, [], false],
])("a daily flight: %s", (_, lost, after, expected) => {
  expect(isSuspension(at(lost), { before: daily, after })).toBe(expected);
});

test.each([
  ["one of its dates", days(1, 99, 7).filter((departure) => departure !== at(50)), false],
  ["two in a row", days(1, 43, 7).concat(days(64, 99, 7)), true],
])("a weekly flight without %s", (_, after, expected) => {
  expect(isSuspension(at(50), { before: days(1, 99, 7), after })).toBe(expected);
});

test("a flight that is retimed around the gap is measured by the departures that fall out", () => {
  const evening = (day: number) => day * 1440 + 1200;
  const after = [...days(1, 29), ...Array.from({ length: 40 }, (_, index) => evening(60 + index))];
  expect(isSuspension(at(40), { before: daily, after })).toBe(true);
});
