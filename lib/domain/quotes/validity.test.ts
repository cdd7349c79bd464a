import { describe, expect, test } from "vitest";
import { validFor, validityProblem } from "./validity";

const now = new Date("2026-12-01T10:00:00Z");
const departure = new Date("2026-12-03T06:00:00Z");
const at = (text: string) => new Date(text);

describe("the moment at which a quote ends", () => {
  test("lies after now, and no later than the first flight leaves", () => {
    expect(validityProblem(now, { now, departure })).toBe("past");
    expect(validityProblem(at("2026-12-01T10:01:00Z"), { now, departure })).toBeNull();
    expect(validityProblem(departure, { now, departure })).toBeNull();
    expect(validityProblem(at("2026-12-03T06:01:00Z"), { now, departure })).toBe("departed");
  });

  test("lies within two weeks", () => {
    expect(validityProblem(at("2026-12-15T10:00:00Z"), { now, departure: null })).toBeNull();
    expect(validityProblem(at("2026-12-15T10:01:00Z"), { now, departure: null })).toBe("too_late");
  });

  test("is the departure where the hours would go beyond it", () => {
    expect(validFor(3, { now, departure })).toEqual(at("2026-12-01T13:00:00Z"));
    expect(validFor(72, { now, departure })).toEqual(departure);
  });
});
