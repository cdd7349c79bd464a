import { expect, test } from "vitest";
import { answerTimes } from "./limits";

const created = new Date("2026-12-01T00:00:00Z");
const departureIn = (hours: number) => created.getTime() / 60_000 + hours * 60;

test("an answer is due a day before departure, and somebody looks at it halfway", () => {
  expect(answerTimes(created, departureIn(11 * 24))).toEqual({
    deadline: new Date("2026-12-11T00:00:00Z"),
    escalateAt: new Date("2026-12-06T00:00:00Z"),
  });
});

test("shortly before departure half of the time is left for it", () => {
  expect(answerTimes(created, departureIn(10)).deadline).toEqual(new Date("2026-12-01T05:00:00Z"));
});

test("after departure it is due at once", () => {
  expect(answerTimes(created, departureIn(-1)).deadline).toEqual(created);
});
