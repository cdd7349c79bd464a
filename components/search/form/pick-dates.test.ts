import { expect, it } from "vitest";
import { pickDate } from "./pick-dates";

it("takes the departure first, then the return", () => {
  const first = pickDate({ out: "", back: "" }, "2026-12-10", true);
  expect(first).toEqual({ out: "2026-12-10", back: "", isDone: false });
  expect(pickDate(first, "2026-12-20", true)).toEqual({ out: "2026-12-10", back: "2026-12-20", isDone: true });
});

it("allows a return on the same day", () => {
  expect(pickDate({ out: "2026-12-10", back: "" }, "2026-12-10", true).back).toBe("2026-12-10");
});

it("starts again from an earlier day, and once both dates are there", () => {
  expect(pickDate({ out: "2026-12-10", back: "" }, "2026-12-05", true)).toEqual({ out: "2026-12-05", back: "", isDone: false });
  expect(pickDate({ out: "2026-12-10", back: "2026-12-20" }, "2026-12-15", true)).toEqual({ out: "2026-12-15", back: "", isDone: false });
});

it("is done with one day one way", () => {
  expect(pickDate({ out: "2026-12-10", back: "2026-12-20" }, "2026-12-12", false)).toEqual({ out: "2026-12-12", back: "", isDone: true });
});
