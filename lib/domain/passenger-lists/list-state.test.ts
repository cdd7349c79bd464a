import { describe, expect, it } from "vitest";
import { dueOffset, listStateOf, type MadeState } from "./list-state";
import { USUAL_OFFSETS } from "./ways";

const departsAt = new Date("2026-12-10T12:00:00Z");
const before = (hours: number) => new Date(departsAt.getTime() - hours * 3_600_000);

function stateAt(hours: number, last: { state: MadeState; made: number } | null, hasPassengers = true) {
  const { state, nextDue } = listStateOf({
    ...{ departsAt, offsets: USUAL_OFFSETS, hasPassengers, now: before(hours) },
    last: last && { state: last.state, madeAt: before(last.made) },
  });
  return [state, nextDue && (departsAt.getTime() - nextDue.getTime()) / 3_600_000];
}

describe("the list of a departure", () => {
  it.each([
    ["is not due before its first hour", 80, null, ["later", 72]],
    ["falls due at its first hour", 72, null, ["due", 24]],
    ["waits to be handed over once it is made", 70, { state: "made", made: 71 }, ["made", 24]],
    ["is settled once the carrier has it", 30, { state: "confirmed", made: 71 }, ["confirmed", 24]],
    ["falls due again at the next hour", 23, { state: "confirmed", made: 71 }, ["due", 3]],
    ["is due with a mail that failed", 20, { state: "failed", made: 24 }, ["failed", 3]],
    ["has nothing to come after the last hour", 2, { state: "sent", made: 3 }, ["sent", null]],
    ["that was made before its time counts until it falls due", 90, { state: "confirmed", made: 95 }, ["confirmed", 72]],
  ] as const)("%s", (_name, hours, last, expected) => {
    expect(stateAt(hours, last)).toEqual(expected);
  });

  it("of nobody is none, and of a departure that everybody has left it is due once more", () => {
    expect(stateAt(30, null, false)).toEqual(["none", null]);
    expect(stateAt(20, { state: "confirmed", made: 71 }, false)).toEqual(["due", null]);
  });
});

it.each([
  [80, null],
  [72, 72],
  [24.5, 72],
  [24, 24],
  [1, 3],
  [0, null],
])("%s hours before departure the offset due is %s", (hours, due) => {
  expect(dueOffset(departsAt, USUAL_OFFSETS, before(hours))).toBe(due);
});
