import { expect, test } from "vitest";
import { readTypedTime } from "./typed-time";

test("a time is read as people type it", () => {
  const typed = ["18", "9", "1800", "930", "9:30", "18.05", " 18 00 ", "23:59", "0"];
  expect(typed.map(readTypedTime)).toEqual(["18:00", "09:00", "18:00", "09:30", "09:30", "18:05", "18:00", "23:59", "00:00"]);
});

test("what is no time of the day is none", () => {
  expect(["", "24", "18:60", "18:5", "6pm", "-1", "12345"].map(readTypedTime)).toEqual(Array(7).fill(null));
});
