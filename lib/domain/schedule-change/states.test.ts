import { expect, test } from "vitest";
import { CHANGE_STATES, CHANGE_TRANSITIONS, type ChangeState, FIRST_STATES } from "./states";

test("every state can be reached from the first ones, and no other", () => {
  const seen = new Set<ChangeState>(FIRST_STATES);
  for (const state of seen) for (const next of Object.values(CHANGE_TRANSITIONS[state])) seen.add(next);
  expect([...seen].sort()).toEqual([...CHANGE_STATES].sort());
});

test("a change is answered once", () => {
  const answered = CHANGE_STATES.filter((state) => state !== "open");
  for (const state of answered) expect(CHANGE_TRANSITIONS[state]).toEqual({});
});
