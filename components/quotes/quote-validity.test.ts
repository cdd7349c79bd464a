import { expect, test } from "vitest";
import { momentProblem, nextEvening, validityAsked } from "./quote-validity";

/** Half past two in the afternoon in Tashkent. */
const now = new Date("2026-12-01T09:30:00Z");
const at = (day: string, time: string) => ({ validity: "moment" as const, day, time });

test("the moment is proposed for this evening, and for tomorrow's once that has come", () => {
  expect(nextEvening(now)).toEqual({ day: "2026-12-01", time: "18:00" });
  expect(nextEvening(new Date("2026-12-01T13:00:00Z"))).toEqual({ day: "2026-12-02", time: "18:00" });
});

test("a moment is sent as the clock of Tashkent has it", () => {
  expect(validityAsked(at("2026-12-01", "18"))).toEqual({ valid_until: "2026-12-01T13:00:00.000Z" });
  expect(validityAsked({ validity: "h72", day: "", time: "" })).toEqual({ valid_hours: 72 });
});

test("a moment that is none, has passed or is too far away is told", () => {
  expect(momentProblem(at("2026-12-01", "18:00"), now)).toBeNull();
  expect(momentProblem(at("2026-12-01", "14:30"), now)).toBe("past");
  expect(momentProblem(at("2026-12-16", "12:00"), now)).toBe("too_late");
  expect(momentProblem(at("2026-12-01", "6 pm"), now)).toBe("time");
  expect(momentProblem(at("", "18:00"), now)).toBe("time");
  expect(momentProblem({ validity: "h3", day: "", time: "" }, now)).toBeNull();
});
