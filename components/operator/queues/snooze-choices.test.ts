import { expect, it } from "vitest";
import { snoozeChoices } from "./snooze-choices";

const NOW = Date.parse("2026-12-01T06:00:00Z");
const namesOf = (due: string | null) => snoozeChoices(due, NOW).map(({ choice }) => choice);

it("offers no moment past the deadline, and the deadline itself", () => {
  expect(namesOf("2026-12-01T08:00:00Z")).toEqual(["hour", "deadline"]);
  expect(namesOf("2026-12-03T06:00:00Z")).toEqual(["hour", "threeHours", "tomorrow", "deadline"]);
  expect(namesOf("2026-12-01T05:59:00Z")).toEqual([]);
});

it("offers up to a week where there is no deadline, and nine in the morning of Tashkent", () => {
  expect(namesOf(null)).toEqual(["hour", "threeHours", "tomorrow", "threeDays", "week"]);
  expect(
    snoozeChoices(null, NOW)
      .find(({ choice }) => choice === "tomorrow")
      ?.until.toISOString(),
  ).toBe("2026-12-02T04:00:00.000Z");
});
