import { expect, test } from "vitest";
import { forecastStock } from "./stock-forecast";

const days = 30;

test("below a tenth is low, a tenth is not, and a further range ends the alarm", () => {
  expect(forecastStock({ ranges: [{ size: 1000, left: 99 }], issued: 0, days }).state).toBe("low");
  expect(forecastStock({ ranges: [{ size: 1000, left: 100 }], issued: 0, days }).state).toBe("enough");
  const further = [
    { size: 1000, left: 99 },
    { size: 1000, left: 1000 },
  ];
  expect(forecastStock({ ranges: further, issued: 0, days })).toEqual({ state: "enough", left: 1099, daysLeft: null });
});

test("ranges that have run out do not count beside one that has numbers", () => {
  const ranges = [
    { size: 9000, left: 0 },
    { size: 100, left: 50 },
  ];
  expect(forecastStock({ ranges, issued: 30, days })).toEqual({ state: "enough", left: 50, daysLeft: 50 });
});

test("nothing left and nothing open are told apart", () => {
  expect(forecastStock({ ranges: [{ size: 100, left: 0 }], issued: 0, days }).state).toBe("out");
  expect(forecastStock({ ranges: [], issued: 5, days })).toEqual({ state: "closed", left: 0, daysLeft: null });
});

test("days are whole ones at the pace of the last days", () => {
  expect(forecastStock({ ranges: [{ size: 100, left: 100 }], issued: 70, days }).daysLeft).toBe(42);
});
